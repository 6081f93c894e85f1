import map from './officeMap.json' with { type: 'json' };

export type Coordinates = { latitude: number; longitude: number };

/** A position on the drawing. `place` is set if the drawing has a position for names there. */
type MapPosition = { x: number; y: number; place?: string };

/** A curve between two offices. */
type MapRoute<Office> = { start: Office & MapPosition; end: Office & MapPosition; path: string };

/** The parallel projection of the drawing, along one of its axes. */
type Projection = Coordinates & { origin: number };

/** Offices up to this many degrees from a place share its position. */
const MAX_DISTANCE_DEGREES = 0.5;

/** The bend of the middle of a route to the right, as a part of its length. */
const BEND = 0.3;

/** Names need room at the edges of the drawing, in per cent. */
const [MIN_LEFT, MAX_LEFT, MIN_TOP] = [8, 92, 10];

/**
 * The places with a position for names, and their coordinates: regions and Shenzhen. The positions are in
 * BridgeMap.module.css.
 */
const places: Record<string, number[]> = map.places;

/** The size of the drawing coast-map.svg, in its unit. */
export const mapSize = map.size;

/** True if the drawing has a position for the name of a place. */
export function hasMapPlace(name: string): boolean {
  return Object.hasOwn(places, name);
}

/** Returns the positions of offices; undefined outside the drawing. Only the first office at a place has its name. */
export function locateOffices(offices: readonly Coordinates[]): (MapPosition | undefined)[] {
  const taken = new Set<string>();
  return offices.map((office) => {
    const [x, y] = [project(office, map.projection.x), project(office, map.projection.y)];
    if (x < 0 || x > mapSize.width || y < 0 || y > mapSize.height) return undefined;
    const place = findPlace(office);
    if (place === undefined || taken.has(place)) return { x, y };
    taken.add(place);
    return { x, y, place };
  });
}

/** Returns the route from the first office elsewhere to the first one in China; undefined if one is outside the drawing. */
export function findOfficeRoute<Office extends Coordinates & { country: string }>(
  offices: readonly Office[],
): MapRoute<Office> | undefined {
  const positions = locateOffices(offices);
  const located = offices.flatMap((office, index) => {
    const position = positions[index];
    return position ? [{ ...office, ...position }] : [];
  });
  const isInChina = ({ country }: Office) => country === 'CN';
  const [start, end] = [located.find((office) => !isInChina(office)), located.find(isInChina)];
  if (!start || !end) return undefined;
  const x = Math.round((start.x + end.x) / 2 + BEND * (start.y - end.y));
  const y = Math.round((start.y + end.y) / 2 + BEND * (end.x - start.x));
  return { start, end, path: `M${start.x} ${start.y}Q${x} ${y} ${end.x} ${end.y}` };
}

/** Renders CSS rules with the positions of offices without a place, for elements whose `data-office` is their id. */
export function renderOfficePositions(offices: readonly (Coordinates & { id: string })[]): string {
  const positions = locateOffices(offices);
  const rules = offices.map(({ id }, index) => {
    const position = positions[index];
    if (!position || position.place) return '';
    const left = Math.min(MAX_LEFT, Math.max(MIN_LEFT, (100 * position.x) / mapSize.width)).toFixed(1);
    const top = Math.max(MIN_TOP, (100 * position.y) / mapSize.height).toFixed(1);
    return `  [data-office="${id}"] { inset: ${top}% auto auto ${left}%; }\n`;
  });
  return rules.join('');
}

function project({ latitude, longitude }: Coordinates, axis: Projection): number {
  return Math.round(axis.longitude * longitude + axis.latitude * latitude + axis.origin);
}

function findPlace({ latitude, longitude }: Coordinates): string | undefined {
  const distances = Object.entries(places).map(([name, [placeLatitude = 0, placeLongitude = 0]]) => ({
    name,
    distance: Math.hypot(placeLatitude - latitude, placeLongitude - longitude),
  }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= MAX_DISTANCE_DEGREES ? nearest.name : undefined;
}
