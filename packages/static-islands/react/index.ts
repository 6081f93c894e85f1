export { Island } from './Island';
export { OwnScript } from './OwnScript';
