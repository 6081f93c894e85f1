export { finishExport } from './build/finishExport';
export { precompress } from './build/precompress';
export type { StaticIslandsOptions } from './build/StaticIslandsOptions';
