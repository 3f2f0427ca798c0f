// Moves, requests and scores as text under a table of renames, so that old and new can be compared.

/** Lists that are sets may stand in any order; paths may not, but no two moves differ in the order of one alone. */
function valueText(value) {
  if (Array.isArray(value)) return `[${value.map(valueText).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.keys(value).sort().map((key) => `${key}:${valueText(value[key])}`).join(',')}}`;
}

/** How a move is written; without a table it is written as it is. */
export function texts(table) {
  const ids = table?.ids ?? {};
  const renamed = Object.keys(ids).length > 0 ? (text) => text.replace(/[\w.:-]+/g, (word) => (Object.hasOwn(ids, word) ? ids[word] : word)) : (text) => text;
  return (move) => {
    const rename = table?.moves?.[move.kind];
    const { kind = move.kind, parts = {}, with: more = {}, values = {} } = typeof rename === 'string' ? { kind: rename } : rename ?? {};
    const now = { ...more };
    for (const [part, value] of Object.entries(move)) {
      const name = Object.hasOwn(parts, part) ? parts[part] : part;
      if (part !== 'kind' && name !== null) now[name] = values[name] ? values[name](value) : value;
    }
    return renamed(`${kind} ${Object.keys(now).sort().map((part) => `${part}=${valueText(now[part])}`).join(' ')}`);
  };
}

const word = (table, kind, name) => table?.[kind][name] ?? name;

/** What luck is asked; the order of a pool means nothing. */
export function requestText(request, table) {
  const purpose = word(table, 'purposes', request.purpose);
  if (request.kind === 'roll') return `roll ${request.dice} of ${request.sides} for ${purpose}, seat ${request.seat}, ${request.rule}`;
  return `draw ${request.count} for ${purpose}, seat ${request.seat}, ${request.rule}${request.secret ? ', secret' : ''}: ${request.from.map((id) => word(table, 'ids', id)).sort().join(' ')}`;
}

/** A score sheet, line by line; the order of lines means nothing. */
export function scoreText({ players, winners }, table) {
  const lines = players.map(({ seat, name, total, rank, lines: own, tieBreaks }) =>
    `seat ${seat} ${name ?? ''} ${total} rank ${rank}: ${own.map(({ id, points, detail }) => `${word(table, 'lines', id)}${detail === null ? '' : ` ${word(table, 'ids', detail)}`} ${points}`).sort().join(', ')}; ${tieBreaks.map(({ id, value }) => `${word(table, 'lines', id)} ${value}`).join(', ')}`);
  return `${lines.join('\n          ')}\n          won by ${winners.join()}`;
}
