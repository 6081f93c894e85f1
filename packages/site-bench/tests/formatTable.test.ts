import { formatFigure, formatTable } from '../formatTable';

test.each([
  [0.0444, '0.04'],
  [44.56, '44.6'],
  [1639.4, '1,639'],
])('formats %d as %s', (figure, text) => expect(formatFigure(figure)).toBe(text));

test('uses the columns of the first row', () => {
  const table = formatTable('page', [
    ['/', { kB: 1.5, requests: 3 }],
    ['/about/', { kB: 2 }],
  ]);
  expect(table).toBe(
    ['| page | kB | requests |', '| --- | ---: | ---: |', '| / | 1.5 | 3 |', '| /about/ | 2 | 0 |'].join(
      '\n',
    ),
  );
});
