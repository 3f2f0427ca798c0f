// What the rules say: the text of a rule, and of what is printed on a thing.
import type { JSX } from 'preact';
import { FaceLines } from '../draw/faces.js';
import { sayOption, thing } from './say.js';
import { open, type Table } from './table.js';
import { word, wordIf } from './words.js';

/** The number of a rule; its text is one click away. */
export const RuleLink = ({ id, small = false }: { readonly id: string; readonly small?: boolean }): JSX.Element => <button type="button" class={`rule-link ${small ? 'small' : ''}`} onClick={() => { open({ is: 'rule', id }); }}>{id}</button>;

/** A sentence of the book, with what it stresses and what it calls by the names of configs. */
function Sentence({ text }: { readonly text: string }): JSX.Element {
  return <>{text.split(/(\*[^*\n]+\*|`[^`\n]+`)/).map((part, at) => (at % 2 === 0 ? part : part.startsWith('*') ? <em key={at}>{part.slice(1, -1)}</em> : <code key={at}>{part.slice(1, -1)}</code>))}</>;
}

/** A rule, where it stands and comes from, and what else to read. */
export function RuleText({ t, id }: { readonly t: Table; readonly id: string }): JSX.Element {
  const { engine } = t;
  const book = engine?.rules[t.likes.language];
  const rule = book?.rule(id);
  if (!engine || !rule) return <p>{word('rule.none')}</p>;
  const chapter = book?.chapters.find((one) => one.id === rule.chapter);
  const links = [...new Set([...rule.see, ...rule.examples])];
  return (
    <>
      <p class="quiet-text">{chapter?.title}{rule.section ? ` · ${rule.section}` : ''} · {rule.sources.map((source) => wordIf(`source.${source}`) ?? source).join(', ')}</p>
      <p class="rule-text"><Sentence text={rule.example?.lines.join('\n') ?? rule.text} /></p>
      {rule.questions.map(({ key, options, standard }) => <ul class="rule-options" key={key}>{options.map((option) => <li key={option}><code>{option}</code> — {sayOption(engine, key, option)}{option === standard ? ` (${word('rule.standard')})` : ''}</li>)}</ul>)}
      {links.length > 0 ? <p><small>{word('rule.see')}: </small>{links.map((one) => <RuleLink key={one} id={one} />)}</p> : null}
    </>
  );
}

/** What is printed on something, and what the rules say of it. */
export function ThingText({ t, id }: { readonly t: Table; readonly id: string }): JSX.Element {
  const found = thing(id);
  const rules = (found?.rules ?? []).flatMap((one) => t.engine?.rules[t.likes.language].rule(one) ?? []);
  return (
    <>
      {found?.face ? <p><FaceLines face={found.face} size={16} /></p> : null}
      <ul class="thing-rules">{rules.map((rule) => <li key={rule.id}><span><Sentence text={rule.text} /></span> <RuleLink id={rule.id} small /></li>)}</ul>
    </>
  );
}
