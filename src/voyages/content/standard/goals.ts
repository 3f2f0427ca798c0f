/** Goal cards: two cities, and the points for a post in both. */
export const GOAL_CARDS = [
  { id: 'g01', cities: ['moscow', 'xian'], vp: 4 },
  { id: 'g02', cities: ['moscow', 'ormuz'], vp: 5 },
  { id: 'g03', cities: ['moscow', 'kashgar'], vp: 7 },
  { id: 'g04', cities: ['karakorum', 'xian'], vp: 4 },
  { id: 'g05', cities: ['karakorum', 'kochi'], vp: 5 },
  { id: 'g06', cities: ['karakorum', 'adana'], vp: 7 },
  { id: 'g07', cities: ['lan-zhou', 'kochi'], vp: 4 },
  { id: 'g08', cities: ['lan-zhou', 'adana'], vp: 5 },
  { id: 'g09', cities: ['lan-zhou', 'ormuz'], vp: 6 },
  { id: 'g10', cities: ['samarcanda', 'xian'], vp: 4 },
  { id: 'g11', cities: ['samarcanda', 'adana'], vp: 5 },
  { id: 'g12', cities: ['samarcanda', 'kochi'], vp: 7 },
  { id: 'g13', cities: ['alexandria', 'anxi'], vp: 4 },
  { id: 'g14', cities: ['alexandria', 'kashgar'], vp: 5 },
  { id: 'g15', cities: ['karachi', 'kashgar'], vp: 5 },
  { id: 'g16', cities: ['karachi', 'anxi'], vp: 7 },
  { id: 'g17', cities: ['sumatra', 'ormuz'], vp: 6 },
  { id: 'g18', cities: ['sumatra', 'anxi'], vp: 8 },
] as const;

/** Points by number of different cities reached over both goal cards. */
export const GOAL_CITIES_VP = [0, 1, 3, 6, 10] as const;

/** A goal card. */
export type GoalId = (typeof GOAL_CARDS)[number]['id'];
