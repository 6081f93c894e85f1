import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeReport } from '../writeReport';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
const report = { file: path.join(folder, 'BENCHMARKS.md'), figuresFile: '', introduction: 'Introduction.' };

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => {}));

const getTitles = () => readFileSync(report.file, 'utf8').match(/^#.*/gm);

test('writes a page with the figures', () => {
  writeReport(report, '## Build\n\n40 s', ['Build', 'Taps']);
  expect(readFileSync(report.file, 'utf8')).toMatch(
    /^# Benchmarks\n\nIntroduction\.\n\n.*\n\n## Build\n\n40 s\n$/,
  );
});

test('replaces its own sections and keeps appended ones', () => {
  writeFileSync(
    report.file,
    '# Benchmarks\n\n## Build\n\n50 s\n\n## Taps\n\n80 ms\n\n## Many articles\n\n9 ms\n',
  );
  writeReport(report, '## Build\n\n40 s', ['Build', 'Taps']);
  expect(getTitles()).toEqual(['# Benchmarks', '## Build', '## Many articles']);
  expect(readFileSync(report.file, 'utf8')).toMatch(/40 s\n\n## Many articles\n\n9 ms\n$/);
});
