import { measureMedian } from '../measureMedian';

test('returns the median of each figure', async () => {
  const runs = [
    { ms: 90, kB: 1 },
    { ms: 10, kB: 3 },
    { ms: 20, kB: 2 },
  ];
  expect(await measureMedian(3, async () => runs.pop() ?? {})).toEqual({ ms: 20, kB: 2 });
});
