// The text of a derived.ts.
import { componentFunctions } from './components.mjs';
import { frameFunctions, nodes } from './copies.mjs';
import { at, keyOf } from './names.mjs';
import { viewFunctions } from './views.mjs';

/** @param {{ state: Record<string, unknown>, frames: object, kernel: string }} declaration the exports of state.ts, the schema of the frames, and the way to the kernel */
export function sourceOf({ state, frames, kernel }) {
  const { parts } = state.table;
  const { config: _config, ...own } = parts;
  const used = new Set();
  const nameOf = (made, what) => {
    const [name] = Object.entries(state).find(([, value]) => value === made) ?? [];
    if (name === undefined) throw new TypeError(`state.ts does not export the function that says ${what}`);
    used.add(name);
    return name;
  };
  const made = nodes();
  const fields = made.partsOf(own, 'State', (key) => `State['${key}']`);
  const framed = frameFunctions(frames, made);
  const all = [...fields, { key: 'frames', node: { copy: (value) => `cloneFrames(${value})`, share: (before, after) => `shareFrames(${before}, ${after})` } }];
  const main = [
    `/** A copy that shares nothing that can change. */\nexport function clone(state: State): State {\n  return {\n    config: state.config,\n${all.map(({ key, node }) => `    ${keyOf(key)}: ${node ? node.copy(at('state', key)) : at('state', key)},`).join('\n')}\n  };\n}`,
    `/** Puts the old node wherever nothing has changed; \`after\` is a copy nobody else holds. */\nexport function share(before: State, after: State): State {\n${made.sharing([{ key: 'config', node: null }, ...all], '  ')}\n}`,
  ];
  const views = viewFunctions(own, nameOf, made.helpers);
  const whole = { form: { of: 'object', fields: { ...own, frames: { form: { of: 'list', item: frames } } }, optional: {} } };
  const components = componentFunctions(whole, nameOf, made.helpers);
  const named = ['clone', 'share', 'viewOf', 'determinize', ...(components.some((text) => text.includes('function census')) ? ['census'] : [])];
  const together = `/** The parts of a definition that follow from the declaration. */\nexport const derived = { ${named.join(', ')} };`;
  const types = ['Frame', views[0].includes('position: Position') ? 'Position' : null, 'State', 'View'].filter(Boolean);
  return [
    '// Made by `npm run derive` out of state.ts and the frames; never changed by hand.',
    `import type { Random, Seat } from '${kernel}/chance.js';`,
    `import { ${[...made.helpers].sort().join(', ')} } from '${kernel}/derived.js';`,
    ...(used.size > 0 ? [`import { ${[...used].sort().join(', ')}, ${types.map((type) => `type ${type}`).join(', ')} } from './state.js';`] : [`import type { ${types.join(', ')} } from './state.js';`]),
    '',
    made.types.join('\n'),
    '',
    [...made.functions, ...framed, ...main, ...views, ...components, together].join('\n\n'),
    '',
  ].join('\n');
}
