// Rule books in other languages than English: what they take over from the English one, and what can be seen to be wrong with them
// without knowing the language. The English book is the specification.

const KINDS = ['rules', 'rulings', 'examples'];
const statements = (book) => KINDS.flatMap((kind) => book[kind]);
const textsOf = ({ text = '', name = '', given = '', when, then = '' }) => [text, name, given, when ?? '', then].join(' ');
const words = (text, pattern) => (text.match(pattern) ?? []).sort().join(' ');

/** What has to be the same in both languages, however it is said. */
const SAME = [
  ['ids it names', /\b[A-Z]+\d?-[A-Z0-9]+-\d+/g],
  ['what stands in backticks', /`[^`]+`/g],
  ['editions it speaks of', /\[(?:PL|RU|HU|PT|EN|all|sup|inferred)\]/g],
  ['numbers', /\d+/g],
];

/** The book in another language as data: its words, and from the English one what is no word. */
export function translated(english, other) {
  const byId = new Map(statements(other).map((one) => [one.id, one]));
  const words = ({ sources, questions, chapter, ...said }) => said;
  const said = (list) => list.map((one) => ({ ...one, ...words(byId.get(one.id) ?? {}) }));
  const { rules, rulings, examples } = english;
  return { language: other.language, prefix: english.prefix, title: other.title, chapters: other.chapters, rules: said(rules), rulings: said(rulings), examples: said(examples) };
}

/** One line for each thing that cannot be right in a translation. */
export function translationFaults(english, other) {
  const faults = [];
  const compare = (what, a, b) => { if (a !== b) faults.push(`${what}: "${a}" in English, here "${b}"`); };
  compare('chapters', english.chapters.map(({ id }) => id).join(' '), other.chapters.map(({ id }) => id).join(' '));
  const byId = new Map(statements(other).map((one) => [one.id, one]));
  const order = (book) => statements(book).map(({ id }) => id);
  for (const id of order(other)) if (!order(english).includes(id)) faults.push(`${id} does not stand in the English book`);
  for (const one of statements(english)) {
    const theirs = byId.get(one.id);
    if (!theirs) { faults.push(`${one.id} is missing`); continue; }
    compare(`${one.id}, chapter`, one.chapter, theirs.chapter);
    if ((one.section === null) !== (theirs.section === null)) faults.push(`${one.id}: one of the two books has a heading above it`);
    if (textsOf(one).trim() === textsOf(theirs).trim()) faults.push(`${one.id} is not translated`);
    for (const [what, pattern] of SAME) compare(`${one.id}, ${what}`, words(textsOf(one), pattern), words(textsOf(theirs), pattern));
  }
  if (faults.length === 0) compare('order', order(english).join(' '), order(other).join(' '));
  return faults;
}

/** The ids of statements whose English text is another than before while the translation is what it was. */
export function whatIsOld(before, now) {
  const texts = (book) => new Map(statements(book).map((one) => [one.id, textsOf(one)]));
  const [en, ru, nowRu] = [before.en, before.ru, now.ru].map(texts);
  return statements(now.en).filter((one) => en.has(one.id) && en.get(one.id) !== textsOf(one) && ru.get(one.id) === nowRu.get(one.id)).map(({ id }) => id);
}
