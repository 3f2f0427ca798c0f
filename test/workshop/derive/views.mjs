// What a seat may see, and the way back.
import { at, idType, typeName } from './names.mjs';

/** The secrets of a declaration: which part of what every seat has, and how it is hidden. */
function secretsOf(parts) {
  const found = [];
  for (const [group, { form }] of Object.entries(parts)) {
    const item = form?.of === 'list' ? form.item.form : null;
    if (item?.of !== 'object') continue;
    for (const [key, schema] of Object.entries(item.fields)) if (schema.notes?.secret) found.push({ group, key, ...schema.notes.secret });
  }
  return found;
}

/** When everybody may see it, as an expression; `null` for never. */
function openWhen({ key, until, unless, open }, nameOf) {
  const ways = [];
  if (until === 'over') ways.push('position.state.frames.length === 0');
  if (unless) ways.push(`${at('position.box.rulings', unless[0])} === '${unless[1]}'`);
  if (open) ways.push(`${nameOf(open, `when ${key} lies open`)}(position)`);
  return ways.length === 0 ? null : ways.join(' || ');
}

/** `viewOf` and `determinize`. */
export function viewFunctions(parts, nameOf, helpers) {
  const secrets = secretsOf(parts);
  if (secrets.length === 0) {
    return [
      '/** What a seat may know: everything. */\nexport function viewOf({ state }: { readonly state: State }, viewer: Seat | null): View {\n  return { ...clone(state), viewer };\n}',
      '/** The state behind a view. */\nexport function determinize(_box: unknown, view: View, _random: Random): State {\n  return clone(view);\n}',
    ];
  }
  const pools = [...new Set(secrets.flatMap(({ among }) => (typeof among === 'string' ? [among] : among.pools)))];
  const groups = [...new Set(secrets.map(({ group }) => group))];
  return [viewFunction(parts, secrets, pools, groups, nameOf, helpers), dealFunction(secrets, groups, nameOf, helpers)];
}

function viewFunction(parts, secrets, pools, groups, nameOf, helpers) {
  const lines = ['  const view = clone(position.state) as View;'];
  const opened = secrets.map((secret) => ({ ...secret, when: openWhen(secret, nameOf) }));
  const words = new Map();
  for (const { key, when } of opened) if (when !== null && !words.has(when)) words.set(when, `open${typeName(key, false)}`);
  for (const [when, word] of words) lines.push(`  const ${word} = ${when};`);
  for (const group of groups) {
    const one = typeName(group).toLowerCase();
    lines.push(`  for (let seat = 0; seat < ${at('view', group)}.length; seat += 1) {`, '    if (seat === viewer) continue;', `    const ${one} = ${at('view', group)}[seat] as View['${group}'][number];`);
    for (const { key, among, when } of opened.filter((secret) => secret.group === group)) {
      const value = at(one, key);
      const hiding = typeof among === 'string' ? `hidden(${value}, ${at('view', among)})` : `hiddenAmong(${value}, (id) => view[${nameOf(among.of, `which pool ${key} are in`)}(id)])`;
      helpers.add(typeof among === 'string' ? 'hidden' : 'hiddenAmong');
      lines.push(`    ${when === null ? '' : `if (!${words.get(when)}) `}${value} = ${hiding};`);
    }
    lines.push('  }');
  }
  if (pools.length > 0) helpers.add('inOrder');
  for (const pool of pools) lines.push(`  inOrder(${at('view', pool)});`);
  return `/** What a seat may know: what is hidden is \`null\`, and its id is in the pool it cannot be told apart from. */\nexport function viewOf(position: Position, viewer: Seat | null): View {\n${lines.join('\n')}\n  view.viewer = viewer;\n  return view;\n}`;
}

function dealFunction(secrets, groups, nameOf, helpers) {
  const lines = ['  const state = clone(view as unknown as State);'];
  const byHand = new Set(secrets.filter(({ deal }) => deal).map(({ deal, key }) => nameOf(deal, `how ${key} are dealt`)));
  for (const deal of byHand) lines.push(`  ${deal}(view, state, random);`);
  for (const group of groups) {
    const own = secrets.filter((secret) => secret.group === group && !secret.deal);
    if (own.length === 0) continue;
    const one = typeName(group).toLowerCase();
    lines.push(`  for (const ${one} of ${at('state', group)}) {`);
    for (const { key, among } of own) lines.push(`    ${at(one, key)} = dealt(${at(one, key)}, ${at('state', among)}, random);`);
    helpers.add('dealt');
    lines.push('  }');
  }
  return `/** Deals what a view hides: any deal that agrees with the view is equally likely. */\nexport function determinize(_box: unknown, view: View, random: Random): State {\n${lines.join('\n')}\n  return state;\n}`;
}
