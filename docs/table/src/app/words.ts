// What the page itself says, in both languages. Sentences about moves, events and refusals are the library's.
import { now } from './table.js';

const EN = {
  'app.title': 'A table to sit at', 'app.lead': 'Three games by their complete rules. Choose one, say who plays, and begin.',
  'game.voyages': 'The Voyages of Marco Polo', 'game.marco-polo-2': 'Marco Polo II: In the Service of the Khan', 'game.merv': 'Merv: The Heart of the Silk Road',
  'short.voyages': 'Voyages', 'short.marco-polo-2': 'Marco Polo II', 'short.merv': 'Merv',
  'about.voyages': 'Dice are placed for goods, contracts and journeys from Venezia to Beijing. 2–4 players, 5 rounds.',
  'about.marco-polo-2': 'From Beijing westward: books, guild seals, shields and contracts of the cities. 2–4 players, 5 rounds.',
  'about.merv': 'A city of five by five sites at the Silk Road, three years, and the Mongols at the gates. 1–4 players.',
  'setup.game': 'Game', 'setup.seats': 'Who plays', 'setup.seat': 'Seat {n}', 'setup.person': 'A person here', 'setup.name': 'Name', 'setup.more': 'One more seat', 'setup.fewer': 'One seat less',
  'bot.random': 'Random: any legal move', 'bot.easy': 'Easy: takes what is best at once', 'bot.medium': 'Medium: plans ahead, at a glance', 'bot.hard': 'Hard: plans ahead, and takes its time',
  'setup.rules': 'Rules', 'setup.preset': 'Printed edition', 'setup.standard': 'Our standard answers', 'preset.russian': 'Russian book', 'preset.hungarian': 'Hungarian book', 'preset.portuguese': 'Portuguese book', 'preset.english': 'English book',
  'setup.rulings': 'Single questions the printed rules leave open', 'setup.rulings.n': '{n} questions; {changed} answered otherwise',
  'setup.values': 'Values of your own box', 'setup.values.lead': 'Tables as JSON; what you leave out stays standard.', 'setup.values.template': 'Fill in the standard values', 'setup.values.bad': 'These values do not fit: {why}',
  'setup.luck': 'Luck', 'setup.luck.seed': 'From a seed', 'setup.luck.real': 'Real dice, cards and tiles: the page asks what they show', 'setup.seed': 'Seed', 'setup.begin': 'Begin',
  'setup.continue': 'Go on with the last game', 'setup.open': 'Open a saved game or replay', 'setup.variants': 'Variants', 'variant.cityBonuses': 'City bonus tiles at random', 'variant.draft': 'Characters are drafted', 'variant.goalChoice': 'Keep two of four goal cards',
  'setup.solo': 'Solo: you play against the Corrupt Magistrate.', 'setup.bad': 'This does not go together: {why}',
  'seat.0': 'Red', 'seat.1': 'Blue', 'seat.2': 'Amber', 'seat.3': 'Green', 'seat.you': 'You', 'automaton.magistrate': 'Magistrate', 'automaton.courtier': 'Courtier', 'bot.short.random': 'random', 'bot.short.easy': 'easy', 'bot.short.medium': 'medium', 'bot.short.hard': 'hard',
  'round.of': 'Round {n} of {all}', 'round.short': 'Round {n}', 'year.round': 'Year {year} · Round {n}', 'setup.phase': 'Set-up', 'game.over': 'The game is over',
  'button.undo': 'Undo', 'button.redo': 'Redo', 'button.score': 'Score', 'button.menu': 'Menu', 'button.hint': 'Hint', 'button.putBack': 'Put back', 'button.do': 'Do it', 'button.close': 'Close', 'button.stop': 'Stop', 'button.goOn': 'Go on', 'button.rule': 'Rule {id}', 'button.again': 'New game', 'button.keys': 'Keys',
  'menu.save': 'Save to a file', 'menu.load': 'Open a file', 'menu.share': 'Link to this game', 'menu.replay': 'Step through the game', 'menu.leave': 'Leave the table', 'menu.language': 'Language', 'menu.theme': 'Colours', 'theme.auto': 'As the system', 'theme.light': 'Light', 'theme.dark': 'Dark',
  'menu.twice': 'First click shows, second click does', 'menu.confirmEnd': 'Ask once more before a turn ends', 'menu.motion': 'Motion', 'menu.settings': 'Settings', 'menu.game': 'This game',
  'share.lead': 'Whoever opens this link has the whole game up to here, hidden things included.', 'share.copy': 'Copy the link', 'share.copied': 'Copied.',
  'replay.first': 'To the beginning', 'replay.back': 'One step back', 'replay.on': 'One step on', 'replay.last': 'To the present', 'replay.at': 'Step {n} of {all}', 'replay.branch': 'Play on from here', 'replay.looking': 'You are looking back. Step on, or play on from here.',
  'ask.turn': 'Your turn: choose what is lit', 'ask.seat': '{name}: choose what is lit', 'ask.more': 'Go on: choose the next part', 'ask.main': 'Your turn: choose a space, or dice first', 'ask.free': 'Bonus actions, if you like; or end the turn', 'ask.open': '{what}. Still to choose: {parts}', 'ask.kind': 'what to do',  'ask.ready': '{move}', 'ask.thinks': '{name} is thinking', 'ask.held': 'Stopped. {name} moves next, when you press “Go on”', 'ask.held.short': 'The bots are stopped until you press “Go on”.', 'ask.waits': 'Wait', 'ask.over': 'The game is over', 'ask.luck': 'What does the real table show?',
  'undo.first': 'Nothing has been played by you yet: there is nothing to take back.', 'undo.luck': 'Here undo ends: dice were rolled or cards drawn after the last move. Step through the game instead and play on from an earlier moment.', 'undo.shown': 'Here undo ends: the last move showed something hidden.',
  'luck.roll': 'Roll {n} and enter what they show', 'luck.draw': 'Draw {n} and say which, one after the other', 'luck.next': 'next: {place}', 'luck.column': 'column {n}', 'luck.done': 'That is what it shows', 'luck.one': 'Say which', 'luck.clear': 'Clear',
  'score.title': 'Score', 'score.now': 'If the game ended now', 'score.final': 'Final score', 'score.total': 'Total', 'score.graph': 'Points over the game', 'score.forecast': 'At each moment with the final scoring, as if the game had ended there.', 'score.steps': 'step', 'score.won': '{name} wins', 'score.you': 'You win', 'score.shared': '{names} share the victory', 'score.lost': 'The Magistrate wins', 'score.rank': 'rank {n}', 'score.table': 'as a table',
  'hint.title': 'Hint', 'hint.thinking': 'Planning…', 'hint.points': 'leads to about {n} points', 'hint.less': '{n} points less', 'hint.less.one': '1 point less', 'hint.lacks': 'weaker in: {list}', 'hint.prospects': 'prospects', 'hint.best': 'I would:', 'hint.worth': 'expected {n} %', 'hint.others': 'Also looked at', 'hint.line': 'What it expects then', 'hint.visits': '{n} looks', 'hint.considered': '{name} considered', 'hint.none': 'Ask for a hint when it is your turn.',
  'log.title': 'Log', 'log.since': 'Since your last turn', 'log.earlier': 'Earlier', 'log.empty': 'Nothing has happened yet.', 'log.setup': 'The table is set.', 'log.luck': 'Dice or cards decided.', 'log.hidden': 'a hidden choice',
  'panel.players': 'Players', 'panel.dice': 'Your dice', 'panel.goods': 'Goods', 'panel.contracts': 'Contracts', 'panel.ownContracts': 'Your contracts', 'panel.goals': 'Goals', 'panel.character': 'Character', 'panel.bazaar': 'Bazaar', 'panel.bag': 'Money bag', 'panel.coins': '5 coins', 'panel.khan': 'Khan’s favour', 'panel.travel': 'Travel', 'panel.bonus': 'Bonus actions', 'panel.map': 'Map',
  'panel.book': 'Book {n}', 'panel.seals': 'Guild seals', 'panel.cards': 'Open cards', 'panel.offers': 'Contracts on offer', 'panel.shields': 'Shields', 'panel.posts': 'Posts left',
  'panel.city': 'City', 'panel.tracks': 'Tracks', 'panel.favour': 'Favour', 'panel.influence': 'Influence', 'panel.row': 'Caravan row', 'panel.mosque': 'Mosque', 'panel.palace': 'Palace', 'panel.silk': 'Silk Road', 'panel.library': 'Library', 'panel.walls': 'Wall pieces', 'panel.cubes': 'Your cubes', 'panel.spices': 'Spices', 'panel.supply': 'Supply', 'panel.laid': 'In brackets: what lies on fulfilled contracts', 'panel.tiles': 'Tiles', 'panel.solo': 'Magistrate’s card',
  'tab.actions': 'Actions', 'tab.map': 'Map', 'tab.contracts': 'Contracts', 'tab.players': 'Players', 'tab.log': 'Log', 'tab.city': 'City', 'tab.boards': 'Boards', 'tab.cards': 'Cards',
  'state.lit': 'Can be chosen.', 'state.more': 'Can be chosen; something more will be asked.', 'state.chosen': 'Chosen.', 'state.dark': 'Cannot be chosen now.', 'state.taken': 'taken', 'state.empty': 'empty', 'state.full': 'full', 'state.pay': 'pay {n}', 'state.left': '{n} left', 'state.hidden': 'hidden', 'state.free': 'free', 'state.none': 'none', 'state.or': 'or', 'state.upToDie': 'column ≤ lowest die', 'state.dice': '{n} dice', 'state.die': '1 die', 'state.done': 'done',
  'preview.title': 'Brings', 'rule.title': 'Rule', 'rule.see': 'See also', 'rule.example': 'Example', 'rule.none': 'The rule behind this is not in the book under this number.', 'rule.standard': 'our standard answer',
  'source.PL': 'the Polish edition', 'source.RU': 'the Russian edition', 'source.HU': 'the Hungarian edition', 'source.PT': 'the Portuguese edition', 'source.EN': 'the English edition', 'source.all': 'all editions', 'source.sup': 'the supplements', 'source.inferred': 'inferred',
  'value.reconstructed': 'This value is reconstructed: the printed one is not known.',
  'keys.title': 'Keys', 'keys.tab': 'next, previous thing', 'keys.arrows': 'nearest lit thing in that direction', 'keys.np': 'next, previous lit thing', 'keys.digits': 'die of your hand by its place', 'keys.enter': 'take what is focused', 'keys.esc': 'put back; close', 'keys.eur': 'end turn, undo, redo', 'keys.tabs': 'map or city, actions, contracts, log', 'keys.hint': 'hint, score', 'keys.help': 'this list; what is the focused thing',
  'why.json': 'it is not JSON', 'why.data': '{path}: {problem}',
  'load.bad': 'This cannot be opened: {why}', 'load.busy': 'Loading…', 'own.done': 'Complete', 'choice.allOf': 'That is all', 'map.whole': 'Whole map', 'map.closer': 'Closer',
  'disclaimer': 'A fan’s work. The games belong to their authors and publishers; all drawings here are ours.',
  'more.values': 'Values marked as reconstructed are ours, where the printed ones are not known.',
  'more.about': 'What {name} can do', 'seat.turn': 'to move', 'seat.place': 'place {n}', 'seat.waiting': 'Still to come: {names}', 'die.own': 'die', 'die.black': 'black die', 'die.white': 'white die', 'die.any': 'die of your choice',
} as const;

/** Names of what the page says. */
export type Word = keyof typeof EN;

const RU: Readonly<Record<Word, string>> = {
  'app.title': 'Стол для игры', 'app.lead': 'Три игры по полным правилам. Выберите игру, скажите, кто играет, и начинайте.',
  'game.voyages': 'Путешествия Марко Поло', 'game.marco-polo-2': 'Марко Поло II: На службе хана', 'game.merv': 'Мерв: Сердце Шёлкового пути',
  'short.voyages': 'Путешествия', 'short.marco-polo-2': 'Марко Поло II', 'short.merv': 'Мерв',
  'about.voyages': 'Кубики приносят товары, контракты и путешествия от Венеции до Пекина. 2–4 игрока, 5 раундов.',
  'about.marco-polo-2': 'От Пекина на запад: книги, печати гильдий, гербы и контракты городов. 2–4 игрока, 5 раундов.',
  'about.merv': 'Город из пяти на пять участков на Шёлковом пути, три года и монголы у ворот. 1–4 игрока.',
  'setup.game': 'Игра', 'setup.seats': 'Кто играет', 'setup.seat': 'Место {n}', 'setup.person': 'Человек здесь', 'setup.name': 'Имя', 'setup.more': 'Ещё одно место', 'setup.fewer': 'На одно место меньше',
  'bot.random': 'Случай: любой разрешённый ход', 'bot.easy': 'Легко: берёт лучшее сейчас', 'bot.medium': 'Средне: планирует вперёд, бегло', 'bot.hard': 'Трудно: планирует вперёд, не спеша',
  'setup.rules': 'Правила', 'setup.preset': 'Печатное издание', 'setup.standard': 'Наши обычные ответы', 'preset.russian': 'Русская книга', 'preset.hungarian': 'Венгерская книга', 'preset.portuguese': 'Португальская книга', 'preset.english': 'Английская книга',
  'setup.rulings': 'Отдельные вопросы, на которые правила не отвечают', 'setup.rulings.n': 'Вопросов: {n}; с другим ответом: {changed}',
  'setup.values': 'Значения вашей коробки', 'setup.values.lead': 'Таблицы в JSON; что не указано, остаётся обычным.', 'setup.values.template': 'Вставить обычные значения', 'setup.values.bad': 'Эти значения не подходят: {why}',
  'setup.luck': 'Случай', 'setup.luck.seed': 'Из зерна', 'setup.luck.real': 'Настоящие кубики, карты и жетоны: страница спросит, что выпало', 'setup.seed': 'Зерно', 'setup.begin': 'Начать',
  'setup.continue': 'Продолжить последнюю игру', 'setup.open': 'Открыть сохранённую игру или запись', 'setup.variants': 'Варианты', 'variant.cityBonuses': 'Жетоны бонусов городов наугад', 'variant.draft': 'Персонажей выбирают', 'variant.goalChoice': 'Оставить две из четырёх карт целей',
  'setup.solo': 'Одиночная игра: против Продажного судьи.', 'setup.bad': 'Так не получится: {why}',
  'seat.0': 'Красный', 'seat.1': 'Синий', 'seat.2': 'Жёлтый', 'seat.3': 'Зелёный', 'seat.you': 'Вы', 'automaton.magistrate': 'Судья', 'automaton.courtier': 'Царедворец', 'bot.short.random': 'случай', 'bot.short.easy': 'легко', 'bot.short.medium': 'средне', 'bot.short.hard': 'трудно',
  'round.of': 'Раунд {n} из {all}', 'round.short': 'Раунд {n}', 'year.round': 'Год {year} · Раунд {n}', 'setup.phase': 'Подготовка', 'game.over': 'Игра окончена',
  'button.undo': 'Отменить', 'button.redo': 'Вернуть', 'button.score': 'Счёт', 'button.menu': 'Меню', 'button.hint': 'Совет', 'button.putBack': 'Положить назад', 'button.do': 'Сделать', 'button.close': 'Закрыть', 'button.stop': 'Стоп', 'button.goOn': 'Дальше', 'button.rule': 'Правило {id}', 'button.again': 'Новая игра', 'button.keys': 'Клавиши',
  'menu.save': 'Сохранить в файл', 'menu.load': 'Открыть файл', 'menu.share': 'Ссылка на эту игру', 'menu.replay': 'Пройти игру по шагам', 'menu.leave': 'Встать из-за стола', 'menu.language': 'Язык', 'menu.theme': 'Цвета', 'theme.auto': 'Как в системе', 'theme.light': 'Светлые', 'theme.dark': 'Тёмные',
  'menu.twice': 'Первое нажатие показывает, второе делает', 'menu.confirmEnd': 'Переспросить перед концом хода', 'menu.motion': 'Движение', 'menu.settings': 'Настройки', 'menu.game': 'Эта игра',
  'share.lead': 'Кто откроет эту ссылку, получит всю игру до этого места вместе со скрытым.', 'share.copy': 'Скопировать ссылку', 'share.copied': 'Скопировано.',
  'replay.first': 'К началу', 'replay.back': 'Шаг назад', 'replay.on': 'Шаг вперёд', 'replay.last': 'К настоящему', 'replay.at': 'Шаг {n} из {all}', 'replay.branch': 'Играть отсюда', 'replay.looking': 'Вы смотрите назад. Идите дальше или играйте отсюда.',
  'ask.turn': 'Ваш ход: выберите подсвеченное', 'ask.seat': '{name}: выберите подсвеченное', 'ask.more': 'Дальше: выберите следующую часть', 'ask.main': 'Ваш ход: выберите ячейку или кубики', 'ask.free': 'Дополнительные действия, если хотите, или конец хода', 'ask.open': '{what}. Осталось выбрать: {parts}', 'ask.kind': 'что делать',  'ask.ready': '{move}', 'ask.thinks': '{name} думает', 'ask.held': 'Остановлено. Следующим ходит {name}: нажмите «Дальше»', 'ask.held.short': 'Боты стоят, пока вы не нажмёте «Дальше».', 'ask.waits': 'Подождите', 'ask.over': 'Игра окончена', 'ask.luck': 'Что на настоящем столе?',
  'undo.first': 'Вы ещё не ходили: отменять нечего.', 'undo.luck': 'Отмена кончается здесь: после последнего хода бросали кубики или тянули карты. Пройдите игру по шагам и играйте с более раннего места.', 'undo.shown': 'Отмена кончается здесь: последний ход открыл скрытое.',
  'luck.roll': 'Бросьте кубики: {n}, и введите, что выпало', 'luck.draw': 'Вытяните: {n}, и скажите по очереди что', 'luck.next': 'теперь: {place}', 'luck.column': 'столбец {n}', 'luck.done': 'Вот что выпало', 'luck.one': 'Скажите, что это', 'luck.clear': 'Стереть',
  'score.title': 'Счёт', 'score.now': 'Если бы игра кончилась сейчас', 'score.final': 'Итоговый счёт', 'score.total': 'Всего', 'score.graph': 'Очки по ходу игры', 'score.forecast': 'В каждый момент — вместе с итоговым подсчётом, как если бы игра на нём кончилась.', 'score.steps': 'шаг', 'score.won': 'Победа: {name}', 'score.you': 'Вы победили', 'score.shared': 'Победу делят: {names}', 'score.lost': 'Победил Продажный судья', 'score.rank': 'место {n}', 'score.table': 'таблицей',
  'hint.title': 'Совет', 'hint.thinking': 'Планирую…', 'hint.points': 'ведёт примерно к {n} очк.', 'hint.less': 'на {n} очк. меньше', 'hint.less.one': 'на 1 очко меньше', 'hint.lacks': 'слабее: {list}', 'hint.prospects': 'виды на будущее', 'hint.best': 'Мой ход:', 'hint.worth': 'ожидание {n} %', 'hint.others': 'Рассмотрено ещё', 'hint.line': 'Чего ждать потом', 'hint.visits': 'просмотров: {n}', 'hint.considered': '{name}: рассмотрено', 'hint.none': 'Спросите совета в свой ход.',
  'log.title': 'Журнал', 'log.since': 'После вашего хода', 'log.earlier': 'Раньше', 'log.empty': 'Ещё ничего не случилось.', 'log.setup': 'Стол накрыт.', 'log.luck': 'Решили кубики или карты.', 'log.hidden': 'тайный выбор',
  'panel.players': 'Игроки', 'panel.dice': 'Ваши кубики', 'panel.goods': 'Товары', 'panel.contracts': 'Контракты', 'panel.ownContracts': 'Ваши контракты', 'panel.goals': 'Цели', 'panel.character': 'Персонаж', 'panel.bazaar': 'Базар', 'panel.bag': 'Кошель', 'panel.coins': '5 монет', 'panel.khan': 'Милость хана', 'panel.travel': 'Путешествие', 'panel.bonus': 'Дополнительные действия', 'panel.map': 'Карта',
  'panel.book': 'Книга {n}', 'panel.seals': 'Печати гильдий', 'panel.cards': 'Открытые карты', 'panel.offers': 'Контракты городов', 'panel.shields': 'Гербы', 'panel.posts': 'Осталось факторий',
  'panel.city': 'Город', 'panel.tracks': 'Шкалы', 'panel.favour': 'Расположение', 'panel.influence': 'Влияние', 'panel.row': 'Ряд карт каравана', 'panel.mosque': 'Мечеть', 'panel.palace': 'Дворец', 'panel.silk': 'Шёлковый путь', 'panel.library': 'Библиотека', 'panel.walls': 'Фрагменты стены', 'panel.cubes': 'Ваши кубы', 'panel.spices': 'Пряности', 'panel.supply': 'Запас', 'panel.laid': 'В скобках: что лежит на выполненных контрактах', 'panel.tiles': 'Жетоны', 'panel.solo': 'Карта судьи',
  'tab.actions': 'Действия', 'tab.map': 'Карта', 'tab.contracts': 'Контракты', 'tab.players': 'Игроки', 'tab.log': 'Журнал', 'tab.city': 'Город', 'tab.boards': 'Планшеты', 'tab.cards': 'Карты',
  'state.lit': 'Можно выбрать.', 'state.more': 'Можно выбрать; спросят ещё.', 'state.chosen': 'Выбрано.', 'state.dark': 'Сейчас нельзя выбрать.', 'state.taken': 'взято', 'state.empty': 'пусто', 'state.full': 'занято', 'state.pay': 'плата {n}', 'state.left': 'осталось: {n}', 'state.hidden': 'скрыто', 'state.free': 'даром', 'state.none': 'нет', 'state.or': 'или', 'state.upToDie': 'столбец ≤ меньшего кубика', 'state.dice': 'кубики: {n}', 'state.die': '1 кубик', 'state.done': 'готово',
  'preview.title': 'Принесёт', 'rule.title': 'Правило', 'rule.see': 'См. также', 'rule.example': 'Пример', 'rule.none': 'Под этим номером правила в книге нет.', 'rule.standard': 'наш обычный ответ',
  'source.PL': 'польское издание', 'source.RU': 'русское издание', 'source.HU': 'венгерское издание', 'source.PT': 'португальское издание', 'source.EN': 'английское издание', 'source.all': 'все издания', 'source.sup': 'приложения', 'source.inferred': 'вывод из других правил',
  'value.reconstructed': 'Это значение восстановлено: печатное неизвестно.',
  'keys.title': 'Клавиши', 'keys.tab': 'следующее, предыдущее', 'keys.arrows': 'ближайшее подсвеченное в эту сторону', 'keys.np': 'следующее, предыдущее подсвеченное', 'keys.digits': 'кубик по месту в руке', 'keys.enter': 'взять то, что в фокусе', 'keys.esc': 'положить назад; закрыть', 'keys.eur': 'конец хода, отменить, вернуть', 'keys.tabs': 'карта или город, действия, контракты, журнал', 'keys.hint': 'совет, счёт', 'keys.help': 'этот список; что в фокусе',
  'why.json': 'это не JSON', 'why.data': 'в «{path}» не то значение ({problem})',
  'load.bad': 'Не открывается: {why}', 'load.busy': 'Загрузка…', 'own.done': 'Выполнить', 'choice.allOf': 'Это всё', 'map.whole': 'Вся карта', 'map.closer': 'Ближе',
  'disclaimer': 'Работа любителей. Игры принадлежат их авторам и издателям; все рисунки здесь наши.',
  'more.values': 'Значения, помеченные как восстановленные, наши: печатные неизвестны.',
  'more.about': 'Что умеет {name}', 'seat.turn': 'ходит', 'seat.place': 'место {n}', 'seat.waiting': 'Ещё не ходили: {names}', 'die.own': 'кубик', 'die.black': 'чёрный кубик', 'die.white': 'белый кубик', 'die.any': 'кубик с любым числом',
};

/** What the page says, in the language of the moment. */
export function word(name: Word, values: Readonly<Record<string, string | number>> = {}): string {
  const text = (now().likes.language === 'ru' ? RU : EN)[name];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The same where the name is made of parts and may not exist. */
export function wordIf(name: string, values: Readonly<Record<string, string | number>> = {}): string | null {
  return Object.hasOwn(EN, name) ? word(name as Word, values) : null;
}
