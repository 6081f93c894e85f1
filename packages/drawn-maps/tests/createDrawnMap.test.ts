import { createDrawnMap } from 'drawn-maps';

const map = createDrawnMap({
  size: { width: 200, height: 100 },
  projection: {
    x: { longitude: 10, latitude: 0, origin: 0 },
    y: { longitude: 0, latitude: -10, origin: 100 },
  },
  places: { port: [5, 5] },
});
const port = { id: 'port', latitude: 5.1, longitude: 5, isFar: false };
const quay = { id: 'quay', latitude: 5, longitude: 5.2, isFar: false };
const island = { id: 'island', latitude: 5, longitude: 15, isFar: true };
const abroad = { id: 'abroad', latitude: 50, longitude: 15, isFar: true };

test('locates points on the drawing', () => {
  expect(map.locate([port, quay, island, abroad])).toEqual([
    { x: 50, y: 49, place: 'port' },
    { x: 52, y: 50 },
    { x: 150, y: 50 },
    undefined,
  ]);
});

test.each([
  ['two points', [port, island], 'M50 49Q100 80 150 50'],
  ['a destination outside the drawing', [port, abroad], undefined],
  ['no destination', [port, quay], undefined],
])('the route between %s', (_, points, path) => {
  expect(map.findRoute(points, ({ isFar }) => isFar)?.path).toBe(path);
});

test('renders positions of points without a place', () => {
  expect(map.renderPositions([port, island, abroad], 'data-point')).toBe(
    '  [data-point="island"] { inset: 50.0% auto auto 75.0%; }\n',
  );
  expect([map.hasPlace('port'), map.hasPlace('island')]).toEqual([true, false]);
});
