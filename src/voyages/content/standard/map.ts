/** Locations of the map. The rule book names some of them; oasis ids are our own. */
export const LOCATIONS = [
  { id: 'venezia', name: 'Venezia', kind: 'start', cardSpaces: 0 },
  { id: 'moscow', name: 'Moscow', kind: 'large', cardSpaces: 1 },
  { id: 'karakorum', name: 'Karakorum', kind: 'large', cardSpaces: 1 },
  { id: 'samarcanda', name: 'Samarcanda', kind: 'large', cardSpaces: 1 },
  { id: 'lan-zhou', name: 'Lan-Zhou', kind: 'large', cardSpaces: 1 },
  { id: 'alexandria', name: 'Alexandria', kind: 'large', cardSpaces: 1 },
  { id: 'karachi', name: 'Karachi', kind: 'large', cardSpaces: 1 },
  { id: 'sumatra', name: 'Sumatra', kind: 'large', cardSpaces: 3 },
  { id: 'anxi', name: 'Anxi', kind: 'small', cardSpaces: 0 },
  { id: 'kashgar', name: 'Kashgar', kind: 'small', cardSpaces: 0 },
  { id: 'ormuz', name: 'Ormuz', kind: 'small', cardSpaces: 0 },
  { id: 'xian', name: 'Xian', kind: 'small', cardSpaces: 0 },
  { id: 'adana', name: 'Adana', kind: 'small', cardSpaces: 0 },
  { id: 'kochi', name: 'Kochi', kind: 'small', cardSpaces: 0 },
  { id: 'beijing', name: 'Beijing', kind: 'beijing', cardSpaces: 0 },
  { id: 'oasis-1', name: 'Oasis 1', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-2', name: 'Oasis 2', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-3', name: 'Oasis 3', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-4', name: 'Oasis 4', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-5', name: 'Oasis 5', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-6', name: 'Oasis 6', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-7', name: 'Oasis 7', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-8', name: 'Oasis 8', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-9', name: 'Oasis 9', kind: 'oasis', cardSpaces: 0 },
  { id: 'oasis-10', name: 'Oasis 10', kind: 'oasis', cardSpaces: 0 },
] as const;

/** A place of the map. */
export type LocationId = (typeof LOCATIONS)[number]['id'];

/** Routes between neighbouring locations; the cost is paid each time a route is walked, either way. */
export const ROUTES = [
  { between: ['venezia', 'alexandria'], cost: {} },
  { between: ['venezia', 'oasis-1'], cost: {} },
  { between: ['venezia', 'oasis-5'], cost: { camel: 3 } },
  { between: ['oasis-1', 'moscow'], cost: {} },
  { between: ['moscow', 'anxi'], cost: { camel: 3 } },
  { between: ['anxi', 'karakorum'], cost: { camel: 2 } },
  { between: ['karakorum', 'oasis-2'], cost: {} },
  { between: ['oasis-2', 'oasis-3'], cost: { coin: 5 } },
  { between: ['oasis-2', 'oasis-4'], cost: {} },
  { between: ['oasis-3', 'beijing'], cost: {} },
  { between: ['oasis-4', 'beijing'], cost: { camel: 3 } },
  { between: ['oasis-4', 'lan-zhou'], cost: {} },
  { between: ['oasis-5', 'samarcanda'], cost: {} },
  { between: ['oasis-5', 'oasis-7'], cost: {} },
  { between: ['samarcanda', 'oasis-6'], cost: { camel: 2 } },
  { between: ['oasis-6', 'kashgar'], cost: { camel: 4 } },
  { between: ['kashgar', 'lan-zhou'], cost: { camel: 2 } },
  { between: ['alexandria', 'oasis-7'], cost: { coin: 7 } },
  { between: ['alexandria', 'oasis-9'], cost: {} },
  { between: ['oasis-7', 'ormuz'], cost: { camel: 3 } },
  { between: ['ormuz', 'karachi'], cost: { camel: 3 } },
  { between: ['karachi', 'oasis-8'], cost: {} },
  { between: ['oasis-8', 'xian'], cost: {} },
  { between: ['oasis-8', 'kochi'], cost: { camel: 4 } },
  { between: ['xian', 'beijing'], cost: {} },
  { between: ['oasis-9', 'adana'], cost: { camel: 2 } },
  { between: ['adana', 'kochi'], cost: { coin: 15 } },
  { between: ['kochi', 'sumatra'], cost: { coin: 10 } },
  { between: ['sumatra', 'oasis-10'], cost: { camel: 4 } },
  { between: ['oasis-10', 'beijing'], cost: {} },
] as const;

/** Coins of the travel action by number of steps, from 1 step on. */
export const TRAVEL_COSTS = [3, 7, 12, 12, 18, 18] as const;

/** Points of the spaces of Beijing, best first. */
export const BEIJING_VP = [10, 7, 4, 1] as const;
