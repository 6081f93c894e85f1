import type { Coordinates } from './createDrawnMap';

/** Half of the width and height of an embedded street map, in degrees. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.008, 0.0065];

/** The origin of embedded street maps. */
export const STREET_MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Returns the URLs of a place in map services, and of a map to embed. `name` is shown in AMap. */
export function getStreetMapUrls({ latitude, longitude }: Coordinates, name: string) {
  const bounds = [-1, 1].flatMap((sign) => [longitude + sign * HALF_WIDTH, latitude + sign * HALF_HEIGHT]);
  const box = bounds.map((degrees) => degrees.toFixed(4)).join('%2C');
  return {
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name)}`,
    google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    openStreetMap: `${STREET_MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    embedded: `${STREET_MAP_ORIGIN}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}
