export { createHydrator, type Hydrate } from './createHydrator';
