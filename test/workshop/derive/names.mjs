// How generated code names things.

/** `players` -> `Player`, `cities` -> `City`, `bazaar.camel` -> `BazaarCamel`. */
export function typeName(key, single = true) {
  const word = single ? key.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : key;
  return word.split(/[^A-Za-z0-9]+/).filter(Boolean).map((part) => part[0].toUpperCase() + part.slice(1)).join('');
}

const isName = (key) => /^[A-Za-z_$][\w$]*$/.test(key);

/** A key in an object literal. */
export const keyOf = (key) => (isName(key) ? key : `'${key}'`);

/** A key of a value. */
export const at = (value, key) => (isName(key) ? `${value}.${key}` : `${value}['${key}']`);

/** What is numbers, words, flags or nothing: copied by naming it. */
export function isPlain(schema) {
  const { form } = schema;
  if (!form) return true;
  if (form.of === 'nullable') return isPlain(form.inner);
  return form.of === 'either' && form.kinds.every(isPlain);
}

/** `number` or `string`, for the ids of a place. */
export function idType(schema) {
  const { form } = schema;
  if (form?.of === 'nullable') return idType(form.inner);
  if (form?.of === 'list') return idType(form.item);
  return schema.json.type === 'integer' ? 'number' : 'string';
}
