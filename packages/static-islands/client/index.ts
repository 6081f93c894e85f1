export { addLink } from './addLink';
export * from './attributes';
export { type HydrateOptions, hydrateIslands } from './hydrateIslands';
export { isPlainClick } from './isPlainClick';
export { onPointerOrFocus } from './onPointerOrFocus';
export { PENDING_ISLAND } from './pendingIsland';
