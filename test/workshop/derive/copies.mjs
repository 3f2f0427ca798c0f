// Copies and structural sharing: one function for each kind of node that holds others.
import { at, isPlain, keyOf, typeName } from './names.mjs';

/** Writes the functions that nodes need, each once; `copy` and `share` are expressions that use them. */
export function nodes() {
  const made = new Map();
  const names = new Set();
  const types = [];
  const functions = [];
  const helpers = new Set();

  function fresh(name) {
    let free = name;
    for (let again = 2; names.has(free); again += 1) free = `${name}${again}`;
    names.add(free);
    return free;
  }

  /** The name of the functions for a node, which are written when it is met first. */
  function named(schema, hint, type) {
    const known = made.get(schema);
    if (known) return known;
    const name = fresh(hint);
    made.set(schema, name);
    types.push(`type ${name} = ${type};`);
    const inner = schema.form.of === 'object' ? objectFunctions(name, schema.form) : schema.form.of === 'list' ? listFunctions(name, schema.form, hint) : null;
    if (!inner) throw new TypeError(`derive cannot copy "${hint}": ${schema.form.of}`);
    functions.push(...inner);
    return name;
  }

  function objectFunctions(name, { fields, optional }) {
    if (Object.keys(optional).length > 0) throw new TypeError(`derive cannot copy "${name}": what may be missing should be null instead`);
    const parts = partsOf(fields, name, (key) => `${name}[${JSON.stringify(key).replaceAll('"', '\'')}]`);
    return [
      `function clone${name}(value: ${name}): ${name} {\n  return ${literal(parts, 'value', '  ')};\n}`,
      `function share${name}(before: ${name}, after: ${name}): ${name} {\n${sharing(parts, '  ')}\n}`,
    ];
  }

  function listFunctions(name, { item }, hint) {
    const one = node(item, hint === typeName(hint) ? `${hint}Item` : typeName(hint), `${name}[number]`);
    return [
      `function clone${name}(values: readonly ${name}[number][]): ${name} {\n  const copy: ${name} = [];\n  for (let at = 0; at < values.length; at += 1) copy.push(${one.copy(`(values[at] as ${name}[number])`)});\n  return copy;\n}`,
      `function share${name}(before: ${name}, after: ${name}): ${name} {\n  let same = before.length === after.length;\n  const common = Math.min(before.length, after.length);\n  for (let at = 0; at < common; at += 1) {\n    const old = before[at] as ${name}[number];\n    const one = ${one.share('old', `(after[at] as ${name}[number])`)};\n    after[at] = one;\n    if (one !== old) same = false;\n  }\n  return same ? before : after;\n}`,
    ];
  }

  /** How a value is copied and shared, as expressions. */
  function node(schema, hint, type) {
    if (isPlain(schema)) return null;
    const { form } = schema;
    switch (form.of) {
      case 'list': {
        if (isPlain(form.item)) {
          helpers.add('copied').add('kept');
          return { copy: (value) => `copied(${value})`, share: (before, after) => `kept(${before}, ${after})` };
        }
        const name = named(schema, hint, type);
        return { copy: (value) => `clone${name}(${value})`, share: (before, after) => `share${name}(${before}, ${after})` };
      }
      case 'nullable': {
        const inner = node(form.inner, hint, `NonNullable<${type}>`);
        return {
          copy: (value) => `(${value} === null ? null : ${inner.copy(value)})`,
          share: (before, after) => `(${before} === null || ${after} === null ? ${after} : ${inner.share(before, after)})`,
        };
      }
      case 'object': {
        const name = named(schema, hint, type);
        return { copy: (value) => `clone${name}(${value})`, share: (before, after) => `share${name}(${before}, ${after})` };
      }
      default: throw new TypeError(`derive cannot copy "${hint}": ${form.of}`);
    }
  }

  /** The parts of an object: what is plain, and what holds others. */
  function partsOf(fields, owner, typeOf) {
    return Object.entries(fields).map(([key, schema]) => {
      const hint = schema.form?.of === 'list' && !isPlain(schema.form.item) ? typeName(key, false) : typeName(key);
      return { key, schema, node: node(schema, hint, typeOf(key)) };
    });
  }

  function literal(parts, value, indent) {
    const entries = parts.map(({ key, node: one }) => `${keyOf(key)}: ${one ? one.copy(at(value, key)) : at(value, key)}`);
    const flat = `{ ${entries.join(', ')} }`;
    return flat.length <= 150 ? flat : `{\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}}`;
  }

  function sharing(parts, indent, before = 'before', after = 'after') {
    const lines = parts.filter(({ node: one }) => one).map(({ key, node: one }) => `${indent}${at(after, key)} = ${one.share(at(before, key), at(after, key))};`);
    const compared = parts.map(({ key }) => `${at(before, key)} === ${at(after, key)}`);
    const flat = compared.join(' && ');
    const all = flat.length <= 150 ? flat : compared.join(`\n${indent}  && `);
    return [...lines, `${indent}return ${all || 'true'} ? ${before} : ${after};`].join('\n');
  }

  return { types, functions, helpers, names, partsOf, literal, sharing };
}

/** The functions for the frames: a case for each kind. */
export function frameFunctions(schema, made) {
  const { kinds } = schema.form;
  const cases = Object.entries(kinds).map(([kind, { form }]) => {
    const { kind: _kind, ...fields } = form.fields;
    if (Object.keys(form.optional).length > 0) throw new TypeError(`derive cannot copy the frame "${kind}": what may be missing should be null instead`);
    return { kind, parts: made.partsOf(fields, kind, (key) => `FrameOf<'${kind}'>['${key}']`) };
  });
  made.types.unshift('type FrameOf<Kind extends Frame[\'kind\']> = Extract<Frame, { kind: Kind }>;');
  const clones = cases.map(({ kind, parts }) => `    case '${kind}': return ${made.literal([{ key: 'kind', node: { copy: () => `'${kind}'` } }, ...parts], 'frame', '    ')};`);
  const shares = cases.map(({ kind, parts }) => {
    const lines = made.sharing(parts, '      ', 'old', 'after');
    return parts.length === 0 ? `    case '${kind}': return before;` : `    case '${kind}': {\n      const old = before as FrameOf<'${kind}'>;\n${lines}\n    }`;
  });
  return [
    `function cloneFrame(frame: Frame): Frame {\n  switch (frame.kind) {\n${clones.join('\n')}\n  }\n}`,
    'function cloneFrames(frames: readonly Frame[]): Frame[] {\n  const copy: Frame[] = [];\n  for (let at = 0; at < frames.length; at += 1) copy.push(cloneFrame(frames[at] as Frame));\n  return copy;\n}',
    `function shareFrame(before: Frame, after: Frame): Frame {\n  if (before.kind !== after.kind) return after;\n  switch (after.kind) {\n${shares.join('\n')}\n  }\n}`,
    'function shareFrames(before: Frame[], after: Frame[]): Frame[] {\n  let same = before.length === after.length;\n  const common = Math.min(before.length, after.length);\n  for (let at = 0; at < common; at += 1) {\n    const old = before[at] as Frame;\n    const one = shareFrame(old, after[at] as Frame);\n    after[at] = one;\n    if (one !== old) same = false;\n  }\n  return same ? before : after;\n}',
  ];
}
