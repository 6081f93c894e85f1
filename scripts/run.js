// @ts-check
import { endWithParent } from './launch/endWithParent.js';
import { runBundle } from './launch/runBundle.js';

/** `npm run serve` and `npm run leads`: `node scripts/run.js NAME …` runs the bundle `dist/NAME.js`. */
const [name = 'server', ...args] = process.argv.slice(2);
endWithParent();
await runBundle(name, args);
