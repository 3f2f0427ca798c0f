/** A route between two neighbouring locations, as component tables write it: walked either way at the same cost. */
export interface Route {
  readonly between: readonly [string, string];
  readonly cost: Readonly<{ coin?: number; camel?: number; jade?: number }>;
}

/** A way to leave a location: where it leads, and what it costs. */
export interface Way {
  readonly to: string;
  readonly coin: number;
  readonly camel: number;
}

/** The ways out of every location, in the order of the table of routes. */
export type Ways<W extends Way = Way> = Readonly<Record<string, readonly W[]>>;

/** Makes the ways out of every location. */
export function waysOf<R extends Route, W extends Way>(locations: readonly string[], routes: readonly R[], wayOf: (route: R, to: string) => W): Ways<W> {
  const ways: Record<string, W[]> = {};
  for (const location of locations) ways[location] = [];
  for (const route of routes) {
    const [a, b] = route.between;
    ways[a]?.push(wayOf(route, b));
    ways[b]?.push(wayOf(route, a));
  }
  return ways;
}

/** A way that costs what its route shows. */
export function plainWay(route: Route, to: string): Way {
  return { to, coin: route.cost.coin ?? 0, camel: route.cost.camel ?? 0 };
}

/**
 * The same map with free jumps between all of some places (Johannes Carpini's oases). Where a road joins two of them
 * the jump replaces it, unless the road has to be paid all the same.
 */
export function withJumps(ways: Ways, places: readonly string[], roadsCost: boolean): Ways {
  const jumping: Record<string, readonly Way[]> = { ...ways };
  for (const from of places) {
    const roads = ways[from] ?? [];
    const isRoad = (to: string): boolean => roads.some((road) => road.to === to);
    const kept = roads.map((road) => (roadsCost || !places.includes(road.to) ? road : { to: road.to, coin: 0, camel: 0 }));
    const jumps = places.filter((to) => to !== from && !isRoad(to)).map((to): Way => ({ to, coin: 0, camel: 0 }));
    jumping[from] = [...kept, ...jumps];
  }
  return jumping;
}

/** The way from one location to another, or `undefined` when they are not neighbours. */
export function wayTo<W extends Way>(ways: Ways<W>, from: string, to: string): W | undefined {
  const out = ways[from] as readonly W[];
  for (let at = 0; at < out.length; at += 1) if ((out[at] as W).to === to) return out[at];
  return undefined;
}
