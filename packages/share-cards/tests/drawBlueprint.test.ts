import { drawBlueprint } from '../drawBlueprint';

test('draws the lines of the grid inside the given size, in the given colour', () => {
  const svg = drawBlueprint(120, 90, '#12332c');
  const [grid = '', frame = ''] = svg.split('/>');
  expect(grid).toContain('d="M30 0V90M60 0V90M90 0V90M0 30H120M0 60H120"');
  expect(frame).toContain('d="M24 24H96V66H24z');
  expect(svg.match(/stroke="#12332c"/g)).toHaveLength(2);
});
