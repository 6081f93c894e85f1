export { runBrandCommand } from './runBrandCommand';
export { writeFontSubsets } from './writeFontSubsets';
