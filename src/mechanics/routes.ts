/** A route between two neighbouring locations, as component tables write it: walked either way at the same cost. */
export interface Route {
  readonly between: readonly [string, string];
  readonly cost: Readonly<{ coin?: number; camel?: number }>;
}

/** A way to leave a location: where it leads, and what it costs. */
export interface Way {
  readonly to: string;
  readonly coin: number;
  readonly camel: number;
}

/** The ways out of every location, in the order of the table of routes. */
export type Ways = Readonly<Record<string, readonly Way[]>>;

/** Makes the ways out of every location. */
export function waysOf(locations: readonly string[], routes: readonly Route[]): Ways {
  const ways: Record<string, Way[]> = {};
  for (const location of locations) ways[location] = [];
  for (const { between, cost } of routes) {
    const [a, b] = between;
    const { coin = 0, camel = 0 } = cost;
    ways[a]?.push({ to: b, coin, camel });
    ways[b]?.push({ to: a, coin, camel });
  }
  return ways;
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
export function wayTo(ways: Ways, from: string, to: string): Way | undefined {
  const out = ways[from] as readonly Way[];
  for (let at = 0; at < out.length; at += 1) if ((out[at] as Way).to === to) return out[at];
  return undefined;
}
