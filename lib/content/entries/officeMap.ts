import { createDrawnMap } from 'drawn-maps';
import options from './officeMap.json' with { type: 'json' };

/** The drawing coast-map.svg. BridgeMap.module.css has the positions of the names of its places: regions and Shenzhen. */
export const officeMap = createDrawnMap(options);
