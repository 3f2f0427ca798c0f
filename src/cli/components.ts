// What a list of components calls things, in Russian: the kinds, groups and facts of the content are English ids. A test holds
// that none is left out.

/** Kinds and groups of components, and what their places lie on. */
const KINDS: Readonly<Record<string, string>> = {
  location: 'место', space: 'ячейка', track: 'шкала', resource: 'ресурс', contract: 'контракт', card: 'карта', tile: 'жетон', character: 'персонаж', goal: 'цель', piece: 'деталь',
  start: 'начало', large: 'большой город', small: 'малый город', beijing: 'Пекин', oasis: 'оазис', bonus: 'город с бонусом', special: 'особый город', mainAction: 'основное действие', normalAction: 'обычное действие',
  bonusAction: 'дополнительное действие', symbol: 'значок', startingContract: 'начальный контракт', regularContract: 'обычный контракт', cityCard: 'карта города', cityBonus: 'бонус города', outpost: 'бонус первооткрывателя',
  goalCard: 'карта цели', offerTile: 'жетон предложений книги', guildSeal: 'печать гильдии', shield: 'герб', firstGameCharacter: 'персонаж для первой игры',
  cell: 'участок', camelMarket: 'верблюжий базар', slot: 'ячейка действия', wallSlot: 'место стены', gateSlot: 'место ворот', queue: 'шкала очередности', action: 'действие', hall: 'двор', innerCity: 'ближний город', outerCity: 'дальний город',
  spice: 'пряность', site: 'жетон участка', segment: 'фрагмент стены', gate: 'ворота', whiteUpgrade: 'улучшение с белым кубом', bonusUpgrade: 'улучшение с дополнительным кубом', scoringTile: 'жетон бонусных ПО',
  caravanCard: 'карта каравана', breakthrough: 'открытие', automaton: 'участник без игрока', soloCard: 'карта судьи',
  map: 'карта', board: 'поле', goalCities: 'города целей', posts: 'фактории', rounds: 'раунды', shields: 'гербы', city: 'город', favour: 'расположение', influence: 'влияние', mosque: 'мечеть', palace: 'дворец', silkRoad: 'Шёлковый путь',
  library: 'библиотека', row: 'ряд карт каравана', spiceSets: 'наборы пряностей', years: 'годы',
};

/** What a fact is about. */
const FACTS: Readonly<Record<string, string>> = {
  cardSpaces: 'карт города', contractSpaces: 'контрактов', bonusMarker: 'меток бонуса', outpost: 'бонусов первооткрывателя', good: 'товар', city: 'город', place: 'место', figures: 'фишек', start: 'начинает в', posts: 'факторий', abilities: 'умеет', cities: 'города',
  shield: 'герб', book: 'книга', minDie: 'кубик не меньше', seal: 'печать', sealBonusTimes: 'бонус печати, раз', sealDice: 'кубиков за печать', shieldPlus: 'дополнительных гербов', jadeOnImprove: 'нефрита за улучшение печати', jadeOnComplete: 'нефрита за контракт', vpPerJade: 'победных очков за нефрит',
  startCoin: 'монет в начале', morePosts: 'факторий сверх обычного', lastPostVp: 'победных очков за последнюю факторию', seals: 'печати (очки за улучшенную)', shields: 'гербы',
  row: 'ряд', column: 'столбец', side: 'сторона', kinds: 'видов и очков', ways: 'пути', colour: 'цвет', action: 'действие', topLeft: 'слева вверху', topRight: 'справа вверху', bottomRight: 'справа внизу', bottomLeft: 'слева внизу', count: 'сколько',
  stack: 'стопка', influence: 'влияние', spice: 'пряность', level: 'уровень', scrolls: 'свитков', ongoing: 'действует и дальше', discount: 'скидка',
};

/** What characters can do where no amount says it. */
const ABILITIES: Readonly<Record<string, string>> = {
  namesDice: 'сам называет значения своих кубиков', whiteDie: 'белый кубик', neverPaysOccupied: 'не платит за занятые ячейки', gleans: 'получает, когда берут другие', firstPost: 'первая фактория заранее', postsOnPath: 'ставит фактории по пути', jumps: 'перескакивает между оазисами',
  doubles: 'удваивает бонусы', keepsOutposts: 'оставляет себе жетоны первооткрывателя', lowestTravelOnly: 'путешествует только с нижней ячейки', freeRoutes: 'не платит за дороги',
};

/** How well the values are known. */
const KNOWN: Readonly<Record<string, string>> = { seed: 'из печатных правил', public: 'из открытого источника', 'public-2': 'из двух открытых источников', recalled: 'по памяти', reconstructed: 'восстановлено нами' };

const TABLES = { kind: KINDS, fact: FACTS, ability: ABILITIES, known: KNOWN } as const;

/** What a component is told by, in a language; where the language has no word for it, as the content calls it. */
export function componentWords(language: string): (what: keyof typeof TABLES, id: string) => string {
  return (what, id) => (language === 'ru' && Object.hasOwn(TABLES[what], id) ? TABLES[what][id] ?? id : id);
}
