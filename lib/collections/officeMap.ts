export type Coordinates = { latitude: number; longitude: number };

/** Offices up to this many degrees from a place have their name there. */
const MAX_DISTANCE_DEGREES = 0.5;

/**
 * Latitude and longitude of the places with a position for names on the drawing: regions and Shenzhen. The positions are
 * in BridgeMap.module.css.
 */
const places: Record<string, [latitude: number, longitude: number]> = {
  'ho-chi-minh-city': [10.78, 106.7],
  hanoi: [21.03, 105.85],
  'bac-ninh': [21.18, 106.07],
  'hai-phong': [20.86, 106.68],
  'dong-nai': [10.95, 106.84],
  'tay-ninh': [11.31, 106.1],
  'da-nang': [16.07, 108.22],
  'khanh-hoa': [12.25, 109.19],
  cambodia: [11.56, 104.92],
  thailand: [13.75, 100.5],
  shenzhen: [22.54, 114.06],
};

/** True if the drawing has a position for the name of a place. */
export function hasMapPlace(name: string): boolean {
  return Object.hasOwn(places, name);
}

/** Returns the nearest place of each office; undefined if it is too far or the place of an earlier office. */
export function findOfficePlaces(offices: readonly Coordinates[]): (string | undefined)[] {
  const nearest = offices.map(findPlace);
  return nearest.map((place, index) => (nearest.indexOf(place) === index ? place : undefined));
}

function findPlace({ latitude, longitude }: Coordinates): string | undefined {
  const distances = Object.entries(places).map(([name, [placeLatitude, placeLongitude]]) => ({
    name,
    distance: Math.hypot(placeLatitude - latitude, placeLongitude - longitude),
  }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= MAX_DISTANCE_DEGREES ? nearest.name : undefined;
}
