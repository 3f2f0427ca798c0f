// Everything that is measured in copies, each with the copy of the game that stands beside it in the bundle.
export * as boardgameIo from './boardgame-io.js';
export * as luck from './luck.js';
export * as lister from './lister.js';
export * as operations from './operations.js';
export * as pondering from './pondering.js';
export * as positions from './positions.js';
export * as search from './search.js';
export * as ways from './ways.js';
export * as yardsticks from './yardsticks.js';
export { freezeStates, randomFrom } from '../../src/index.js';
