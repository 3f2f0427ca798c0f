// Before the game: which one, who plays, by which answers, with whose luck.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { SeatShape } from '../draw/pieces.js';
import type { Engine, GameId, OwnValues } from '../engine/engine.js';
import { loadGame } from './games.js';
import { beginPlan, goOn, openFile } from './keep.js';
import { humanised, sayOption, sayProblem, sayQuestion } from './say.js';
import { Settings } from './shell.js';
import { savedGame, type Plan, type Sitter, type Table } from './table.js';
import { word, wordIf, type Word } from './words.js';

const GAMES: readonly GameId[] = ['voyages', 'marco-polo-2', 'merv'];
const LIMITS: Readonly<Record<GameId, readonly [number, number]>> = { voyages: [2, 4], 'marco-polo-2': [2, 4], merv: [1, 4] };

/** The bots there are, weakest first, with what the library calls them. */
export const BOTS: readonly { readonly name: string; readonly bot: string }[] = [
  { name: 'random', bot: 'random' }, { name: 'easy', bot: 'easy' }, { name: 'medium', bot: 'medium' }, { name: 'hard', bot: 'hard:milliseconds=1500' },
];

const VARIANTS = ['cityBonuses', 'draft', 'goalChoice'] as const;
const PICTURES: Readonly<Record<GameId, string>> = { voyages: 'camel', 'marco-polo-2': 'jade', merv: 'mosque' };

const freshSeed = (): string => Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The page on which a game is chosen. */
export function Setup({ t }: { readonly t: Table }): JSX.Element {
  const [game, setGame] = useState<GameId>('voyages');
  const [sitters, setSitters] = useState<readonly Sitter[]>([{ bot: null, name: '' }, { bot: BOTS[2]?.bot ?? 'medium', name: '' }]);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [preset, setPreset] = useState('');
  const [rulings, setRulings] = useState<Readonly<Record<string, string>>>({});
  const [variants, setVariants] = useState<Readonly<Record<string, boolean>>>({});
  const [luck, setLuck] = useState<'seed' | 'real'>('seed');
  const [seed, setSeed] = useState(freshSeed);
  const [values, setValues] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => { void loadGame(game).then(setEngine, (error: unknown) => { setProblem(String(error)); }); }, [game]);
  const ready = engine?.id === game ? engine : null;
  const choose = (id: GameId): void => {
    setGame(id);
    setPreset('');
    setRulings({});
    setVariants({});
    setValues('');
    const [least] = LIMITS[id];
    if (sitters.length < least) setSitters([...sitters, { bot: BOTS[2]?.bot ?? 'medium', name: '' }]);
  };
  const start = (): void => {
    let own: OwnValues | null = null;
    try {
      own = values.trim() === '' ? null : JSON.parse(values) as OwnValues;
      if (own) ready?.gameWith(own);
    } catch (error) {
      setProblem(word('setup.values.bad', { why: sayProblem(error) }));
      return;
    }
    const config = {
      seats: sitters.length, ...(preset ? { preset } : {}), ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
      ...(Object.values(variants).some(Boolean) ? { variants: Object.fromEntries(Object.entries(variants).filter(([, on]) => on)) } : {}),
    };
    const plan: Plan = { game, sitters, config, seed: luck === 'real' ? null : seed, values: own };
    setProblem(null);
    void beginPlan(plan);
  };
  const [least, most] = LIMITS[game];
  return (
    <main class="setup">
      <div class="setup-head"><h1>{word('app.title')}</h1><p>{word('app.lead')}</p></div>
      <div class="setup-kept">
        {savedGame() ? <button type="button" class="plain" onClick={() => { void goOn(); }}>{word('setup.continue')}</button> : null}
        <label class="plain file">{word('setup.open')}<input type="file" accept=".json,application/json" onChange={(event) => { void openFile(event.currentTarget.files?.[0]); }} /></label>
      </div>
      <div class="game-cards" role="radiogroup" aria-label={word('setup.game')}>{GAMES.map((id) => (
        <button type="button" key={id} role="radio" aria-checked={game === id} class={`game-card ${game === id ? 'is-chosen' : ''}`} onClick={() => { choose(id); }}>
          <Icon name={PICTURES[id]} size={34} /><b>{word(`game.${id}`)}</b><span>{word(`about.${id}`)}</span>
        </button>
      ))}</div>
      <section class="panel"><h2>{word('setup.seats')}</h2>
        <div class="sitters">{sitters.map((sitter, at) => <Chair key={at} at={at} sitter={sitter} change={(changed) => { setSitters(sitters.map((one, place) => (place === at ? changed : one))); }} />)}</div>
        <div class="menu-buttons">
          <button type="button" class="plain" aria-label={word('setup.more')} aria-disabled={sitters.length >= most} onClick={() => { if (sitters.length < most) setSitters([...sitters, { bot: BOTS[2]?.bot ?? 'medium', name: '' }]); }}><Icon name="plus" size={16} /></button>
          <button type="button" class="plain" aria-label={word('setup.fewer')} aria-disabled={sitters.length <= least} onClick={() => { if (sitters.length > least) setSitters(sitters.slice(0, -1)); }}><Icon name="minus" size={16} /></button>
        </div>
        {game === 'merv' && sitters.length === 1 ? <p class="quiet-text">{word('setup.solo')}</p> : null}
      </section>
      <section class="panel"><h2>{word('setup.luck')}</h2>
        <label class="row"><input type="radio" name="luck" checked={luck === 'seed'} onChange={() => { setLuck('seed'); }} /> {word('setup.luck.seed')}</label>
        {luck === 'seed' ? <label class="row">{word('setup.seed')} <input type="text" id="seed" value={seed} maxLength={60} onInput={(event) => { setSeed(event.currentTarget.value); }} /></label> : null}
        <label class="row"><input type="radio" name="luck" id="real" checked={luck === 'real'} onChange={() => { setLuck('real'); }} /> {word('setup.luck.real')}</label>
      </section>
      {ready ? <Rules engine={ready} preset={preset} setPreset={setPreset} rulings={rulings} setRulings={setRulings} /> : null}
      {game === 'voyages' ? <section class="panel"><h2>{word('setup.variants')}</h2>{VARIANTS.map((name) => <label class="row" key={name}><input type="checkbox" checked={variants[name] === true} onChange={(event) => { setVariants({ ...variants, [name]: event.currentTarget.checked }); }} /> {word(`variant.${name}`)}</label>)}</section> : null}
      <details class="panel"><summary>{word('setup.values')}</summary>
        <p class="quiet-text">{word('setup.values.lead')}</p>
        <textarea rows={14} id="values" aria-label={word('setup.values')} spellcheck={false} value={values} onInput={(event) => { setValues(event.currentTarget.value); }} />
        <button type="button" class="plain" onClick={() => { if (ready) setValues(readable(ready.standardPack())); }}>{word('setup.values.template')}</button>
      </details>
      <div class="setup-go">{(problem ?? t.problem) ? <p class="problem" role="alert">{problem ?? t.problem}</p> : null}<button type="button" class="go big" id="begin" aria-disabled={!ready} onClick={start}>{word('setup.begin')}</button></div>
      <section class="panel"><h2>{word('menu.settings')}</h2><Settings likes={t.likes} /></section>
      <p class="quiet-text">{word('disclaimer')}</p>
    </main>
  );
}

/** Tables as JSON that people can read: one entry a line. */
function readable(pack: OwnValues): string {
  const table = (value: unknown): string => {
    const lines = Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : Object.entries(value as object).map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const short = lines.join(', ');
    return short.length < 80 ? `${open ?? ''}${short}${close ?? ''}` : `${open ?? ''}\n    ${lines.join(',\n    ')}\n  ${close ?? ''}`;
  };
  return `{\n${Object.entries(pack).map(([key, value]) => `  ${JSON.stringify(key)}: ${typeof value === 'object' && value !== null ? table(value) : JSON.stringify(value)}`).join(',\n')}\n}`;
}

function Chair({ at, sitter, change }: { readonly at: number; readonly sitter: Sitter; readonly change: (sitter: Sitter) => void }): JSX.Element {
  return (
    <div class="sitter">
      <SeatShape seat={at} size={20} />
      <select aria-label={word('setup.seat', { n: at + 1 })} value={sitter.bot ?? ''} onChange={(event) => { change({ ...sitter, bot: event.currentTarget.value || null }); }}>
        <option value="">{word('setup.person')}</option>
        {BOTS.map(({ name, bot }) => <option key={name} value={bot}>{word(`bot.${name}` as Word)}</option>)}
      </select>
      <input type="text" aria-label={`${word('setup.name')} ${at + 1}`} placeholder={word(`seat.${at}` as Word)} maxLength={14} value={sitter.name} onInput={(event) => { change({ ...sitter, name: event.currentTarget.value }); }} />
    </div>
  );
}

function Rules({ engine, preset, setPreset, rulings, setRulings }: { readonly engine: Engine; readonly preset: string; readonly setPreset: (name: string) => void; readonly rulings: Readonly<Record<string, string>>; readonly setRulings: (rulings: Readonly<Record<string, string>>) => void }): JSX.Element {
  const { rulings: questions } = engine.gameWith(null);
  const presets = Object.keys(engine.presets);
  const answers = engine.presets[preset] ?? {};
  const keys = Object.keys(questions);
  const set = (key: string, value: string): void => {
    const { [key]: _, ...rest } = rulings;
    setRulings(value === (answers[key] ?? questions[key]?.standard) ? rest : { ...rest, [key]: value });
  };
  return (
    <section class="panel"><h2>{word('setup.rules')}</h2>
      {presets.length > 0 ? <label class="row">{word('setup.preset')} <select value={preset} onChange={(event) => { setPreset(event.currentTarget.value); setRulings({}); }}><option value="">{word('setup.standard')}</option>{presets.map((name) => <option key={name} value={name}>{wordIf(`preset.${name}`) ?? humanised(name)}</option>)}</select></label> : null}
      <details><summary>{word('setup.rulings')} <small>{word('setup.rulings.n', { n: keys.length, changed: Object.keys(rulings).length })}</small></summary>
        <div class="rulings">{keys.map((key) => {
          const question = questions[key];
          if (!question) return null;
          return <label key={key}><span>{sayQuestion(engine, key, question.question)} <small>{question.id}</small></span><select value={rulings[key] ?? answers[key] ?? question.standard} onChange={(event) => { set(key, event.currentTarget.value); }}>{question.options.map((option) => <option key={option} value={option}>{sayOption(engine, key, option)}{option === question.standard ? ' ·' : ''}</option>)}</select></label>;
        })}</div>
      </details>
    </section>
  );
}
