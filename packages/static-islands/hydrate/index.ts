export { createHydrator } from './createHydrator';
