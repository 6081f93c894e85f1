export type Coordinates = { latitude: number; longitude: number };

/** A position on a drawing. `place` is set if the drawing has a position for names there. */
export type MapPosition = { x: number; y: number; place?: string };

type Factors = Coordinates & { origin: number };

export type DrawnMapOptions = {
  /** Size of the drawing, in its unit. */
  size: { width: number; height: number };
  /** The parallel projection of the drawing: `x` is `longitude` × degrees + `latitude` × degrees + `origin`. */
  projection: { x: Factors; y: Factors };
  /** Latitude and longitude of the places that have a position for names. */
  places: Record<string, number[]>;
};

/** A curve between two points. */
export type MapRoute<Point> = { start: Point & MapPosition; end: Point & MapPosition; path: string };

/** Points up to this many degrees from a place share its position. */
const MAX_DISTANCE_DEGREES = 0.5;

/** The bend of the middle of a route to the right, as a part of its length. */
const BEND = 0.3;

/** Names need room at the edges of the drawing, in per cent. */
const [MIN_LEFT, MAX_LEFT, MIN_TOP] = [8, 92, 10];

/** Creates the functions that place points with coordinates on a drawn map. */
export function createDrawnMap({ size, projection, places }: DrawnMapOptions) {
  const project = ({ latitude, longitude }: Coordinates, factors: Factors) =>
    Math.round(factors.longitude * longitude + factors.latitude * latitude + factors.origin);

  const findPlace = ({ latitude, longitude }: Coordinates): string | undefined => {
    const distances = Object.entries(places).map(([name, [placeLatitude = 0, placeLongitude = 0]]) => ({
      name,
      distance: Math.hypot(placeLatitude - latitude, placeLongitude - longitude),
    }));
    const [nearest] = distances.sort((a, b) => a.distance - b.distance);
    return nearest && nearest.distance <= MAX_DISTANCE_DEGREES ? nearest.name : undefined;
  };

  /** Returns the positions of points; undefined outside the drawing. Only the first point at a place has its name. */
  const locate = (points: readonly Coordinates[]): (MapPosition | undefined)[] => {
    const taken = new Set<string>();
    return points.map((point) => {
      const [x, y] = [project(point, projection.x), project(point, projection.y)];
      if (x < 0 || x > size.width || y < 0 || y > size.height) return undefined;
      const place = findPlace(point);
      if (place === undefined || taken.has(place)) return { x, y };
      taken.add(place);
      return { x, y, place };
    });
  };

  /** Returns a route from the first other point to the first destination; undefined if one is outside the drawing. */
  const findRoute = <Point extends Coordinates>(
    points: readonly Point[],
    isDestination: (point: Point) => boolean,
  ): MapRoute<Point> | undefined => {
    const positions = locate(points);
    const located = points.flatMap((point, index) => {
      const position = positions[index];
      return position ? [{ ...point, ...position }] : [];
    });
    const [start, end] = [located.find((point) => !isDestination(point)), located.find(isDestination)];
    if (!start || !end) return undefined;
    const x = Math.round((start.x + end.x) / 2 + BEND * (start.y - end.y));
    const y = Math.round((start.y + end.y) / 2 + BEND * (end.x - start.x));
    return { start, end, path: `M${start.x} ${start.y}Q${x} ${y} ${end.x} ${end.y}` };
  };

  /** Renders CSS rules with the positions of points without a place, for elements whose `attribute` is their id. */
  const renderPositions = (points: readonly (Coordinates & { id: string })[], attribute: string): string => {
    const positions = locate(points);
    const rules = points.map(({ id }, index) => {
      const position = positions[index];
      if (!position || position.place) return '';
      const left = Math.min(MAX_LEFT, Math.max(MIN_LEFT, (100 * position.x) / size.width)).toFixed(1);
      const top = Math.max(MIN_TOP, (100 * position.y) / size.height).toFixed(1);
      return `  [${attribute}="${id}"] { inset: ${top}% auto auto ${left}%; }\n`;
    });
    return rules.join('');
  };

  return {
    size,
    hasPlace: (name: string) => Object.hasOwn(places, name),
    locate,
    findRoute,
    renderPositions,
  };
}
