import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { benchScale } from '../benchScale';
import { getGrowthPercent, parseCompileSeconds } from '../measureBuild';
import type { BuildMeasurement, ScaleOptions, Threshold } from '../SiteBenchOptions';
import { build, createProject, writePosts } from './createProject';

const threshold: Threshold = {
  text: 'Ten posts need at most 11 kB',
  getFigure: (measurements) => measurements.find(({ entries }) => entries === 10)?.outSize,
  maximum: 11_000,
  unit: 'B',
};

let copy: string;
const scale: ScaleOptions = {
  copyProject: () => copy,
  writeEntries: writePosts,
  noun: 'post',
  getFixedSeconds: (output) => Number(/Compiled in ([\d.]+) s/.exec(output)?.[1]),
  pages: { '/': 'index.html' },
  thresholds: [threshold],
};

beforeEach(() => {
  copy = createProject();
  jest.spyOn(console, 'info').mockImplementation();
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('reports every size and deletes the copy', async () => {
  const append = path.join(createProject(), 'report.md');
  expect(await benchScale({ build, scale }, { sizes: [2, 10], append })).toBe(true);
  const lines = readFileSync(append, 'utf8').trim().split('\n');
  expect(lines[0]).toMatch(/^\| posts \| pages \| build s \| .* \| out\/ kB per post \| \/ B gzip \|$/);
  // Two posts and the list. The compressed copies are not counted.
  expect(lines[2]).toMatch(/^\| 2 \| 3 \| .* \| 1\.45 \| \d+ \|$/);
  expect(lines[3]).toMatch(/^\| 10 \| 11 \| .* \| 1\.09 \| \d+ \|$/);
  expect(lines.at(-1)).toBe('- met: Ten posts need at most 11 kB (10,900 B)');
  expect(existsSync(copy)).toBe(false);
});

test('returns false if a threshold is missed', async () => {
  const thresholds = [{ ...threshold, maximum: 10_000 }];
  expect(await benchScale({ build, scale: { ...scale, thresholds } }, { sizes: [10] })).toBe(false);
});

test('skips a threshold whose size was not measured', async () => {
  const thresholds = [{ ...threshold, maximum: 0 }];
  expect(await benchScale({ build, scale: { ...scale, thresholds } }, { sizes: [2] })).toBe(true);
});

test('keeps the copy on request', async () => {
  await benchScale({ build, scale }, { sizes: [2], keep: true });
  expect(existsSync(path.join(copy, 'out', 'index.html'))).toBe(true);
});

test('throws the output of a failed build', async () => {
  const failing = { ...build, command: ['-e', 'console.error("no posts"); process.exit(1)'] };
  await expect(benchScale({ build: failing, scale }, { sizes: [2] })).rejects.toThrow('no posts');
});

test('calculates the growth of a page', () => {
  const measurements = [
    { entries: 20, pageSizes: { '/': 1000 } },
    { entries: 1000, pageSizes: { '/': 1100 } },
  ] as unknown as BuildMeasurement[];
  expect(getGrowthPercent(measurements, '/', [20, 1000])).toBeCloseTo(10);
  expect(getGrowthPercent(measurements, '/', [20, 5000])).toBeUndefined();
});

test.each([
  ['10.9s', 10.9],
  ['950ms', 0.95],
  ['1.2min', 72],
])('reads the compilation time %s', (text, seconds) => {
  expect(parseCompileSeconds(`Compiled successfully in ${text}`)).toBeCloseTo(seconds);
});

test('reports an output without a compilation time', () => {
  expect(() => parseCompileSeconds('Compiled')).toThrow('no compilation time');
});
