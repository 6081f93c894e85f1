import type { Coordinates } from './createDrawnMap';

/** Half of the width and height of an embedded street map, in degrees. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.008, 0.0065];

/** Returns the URLs of a place in map services. `name` is shown in AMap. */
export function getStreetMapUrls({ latitude, longitude }: Coordinates, name: string) {
  return {
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name)}`,
    google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/** Returns the edges of an embedded street map around a place, in degrees. */
export function getStreetMapBounds({ latitude, longitude }: Coordinates) {
  return {
    west: (longitude - HALF_WIDTH).toFixed(4),
    south: (latitude - HALF_HEIGHT).toFixed(4),
    east: (longitude + HALF_WIDTH).toFixed(4),
    north: (latitude + HALF_HEIGHT).toFixed(4),
  };
}
