// What there is of each component, wherever it is.
import { at, idType, isPlain, keyOf, typeName } from './names.mjs';

/** All places of a component below a value, as statements that add what is there to `found`. */
function gathering(schema, value, note, context) {
  const { form, notes } = schema;
  const own = (notes?.[note] ?? []).find(({ component }) => component === context.component);
  if (own) return [context.add(schema, value, own)];
  if (isPlain(schema)) return [];
  switch (form.of) {
    case 'nullable': {
      const inner = gathering(form.inner, value, note, context);
      return inner.length === 0 ? [] : [`if (${value} !== null) {`, ...indented(inner), '}'];
    }
    case 'object': return Object.entries(form.fields).flatMap(([key, field]) => gathering(field, at(value, key), note, context));
    case 'list': {
      const one = variable(value);
      const inner = gathering(form.item, one, note, context);
      return inner.length === 0 ? [] : [`for (const ${one} of ${value}) {`, ...indented(inner), '}'];
    }
    case 'variants': return Object.entries(form.kinds).flatMap(([kind, inner]) => {
      const lines = gathering(inner, value, note, context);
      return lines.length === 0 ? [] : [`if (${value}.kind === '${kind}') {`, ...indented(lines), '}'];
    });
    default: return [];
  }
}

const indented = (lines) => lines.map((line) => `  ${line}`);

/** The notes of a kind anywhere below a schema. */
function notesIn(schema, note) {
  const { form, notes } = schema;
  const own = (notes?.[note] ?? []).map((one) => ({ ...one, schema }));
  if (!form) return own;
  const inner = form.of === 'nullable' ? [form.inner] : form.of === 'list' ? [form.item] : form.of === 'object' ? Object.values(form.fields) : form.of === 'variants' ? Object.values(form.kinds) : [];
  return [...own, ...inner.flatMap((one) => notesIn(one, note))];
}

const variable = (value) => {
  const last = value.split(/[.[]/).at(-1).replace(/[^A-Za-z0-9]/g, '');
  const name = typeName(last);
  const one = name[0].toLowerCase() + name.slice(1);
  return one === last ? `${one}Item` : one;
};

/** `everywhere` and `census`. */
export function componentFunctions(whole, nameOf, helpers) {
  const homes = new Map(notesIn(whole, 'homes').map((home) => [home.component, home]));
  const stocks = new Map(notesIn(whole, 'stocks').map((stock) => [stock.component, stock]));
  const places = [...homes.keys()].map((component) => placesOf(whole, component, homes.get(component).schema, nameOf, helpers));
  const functions = [];
  if (places.length > 0) functions.push(`/** All things of a kind, wherever they are. */\nexport const everywhere = {\n${places.map((text) => indented(text.split('\n')).join('\n')).join(',\n')},\n};`);
  if (homes.size + stocks.size > 0) functions.push(censusFunction(whole, homes, stocks, helpers));
  return functions;
}

function placesOf(whole, component, schema, nameOf, helpers) {
  helpers.add('gathered');
  const context = {
    component,
    add: (where, value, { is }) => {
      const test = is ? `, ${nameOf(is, `which entries are of the kind ${component}`)}` : '';
      return where.form?.of === 'list' ? `gathered(found, ${value}${test});` : `gathered(found, [${value}]${test});`;
    },
  };
  const lines = gathering(whole, 'state', 'homes', context);
  return `${keyOf(component)}(state: State): ${idType(schema)}[] {\n  const found: ${idType(schema)}[] = [];\n${indented(lines).join('\n')}\n  return found;\n}`;
}

function censusFunction(whole, homes, stocks, helpers) {
  const together = (notes) => [...notes.values()].filter(({ each }) => !each).map(({ component }) => component);
  const sums = together(stocks).flatMap((component) => {
    const word = variableOf(component);
    const context = { component, add: (schema, value) => `${word} += ${amount(schema, value, helpers)};` };
    return [`  let ${word} = 0;`, ...indented(gathering(whole, 'state', 'stocks', context))];
  });
  const entries = [
    ...together(homes).map((component) => `    ${keyOf(component)}: ${at('everywhere', component)}(state).length,`),
    ...together(stocks).map((component) => `    ${component === variableOf(component) ? component : `${keyOf(component)}: ${variableOf(component)}`},`),
  ];
  const seats = bySeat(whole, homes, stocks, helpers);
  const literal = entries.length === 0 ? '{}' : `{\n${entries.join('\n')}\n  }`;
  const body = seats.length === 0 ? [`  return ${literal};`] : [`  const census: Record<string, number> = ${literal};`, ...seats, '  return census;'];
  return `/** How many there are of each component. */\nexport function census(_box: unknown, state: State): Record<string, number> {\n${[...sums, ...body].join('\n')}\n}`;
}

const variableOf = (component) => {
  const name = typeName(component, false);
  return name[0].toLowerCase() + name.slice(1);
};

function amount(schema, value, helpers) {
  if (schema.form?.of !== 'list') return value;
  helpers.add('sumOf');
  return `sumOf(${value})`;
}

/** What is counted seat by seat, of the lists that have an item for every seat. */
function bySeat(whole, homes, stocks, helpers) {
  const components = [...new Set([...homes.values(), ...stocks.values()].filter(({ each }) => each).map(({ component }) => component))];
  if (components.length === 0) return [];
  const lines = [];
  for (const [group, { form }] of Object.entries(whole.form.fields)) {
    if (form?.of !== 'list' || form.item.form?.of !== 'object') continue;
    const one = variable(group);
    const inner = components.flatMap((component) => {
      const terms = Object.entries(form.item.form.fields).flatMap(([key, schema]) => [
        ...(schema.notes?.stocks ?? []).filter((stock) => stock.component === component).map(() => amount(schema, at(one, key), helpers)),
        ...(schema.notes?.homes ?? []).filter((home) => home.component === component).map(() => (schema.form?.of === 'list' ? `${at(one, key)}.length` : `(${at(one, key)} === null ? 0 : 1)`)),
      ]);
      return terms.length === 0 ? [] : [`    census[\`${component}-\${seat}\`] = ${terms.join(' + ')};`];
    });
    if (inner.length > 0) lines.push(`  for (const [seat, ${one}] of ${at('state', group)}.entries()) {`, ...inner, '  }');
  }
  return lines;
}
