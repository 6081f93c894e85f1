import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExport, rules } from 'export-audit';
import { auditOptions } from '@/scripts/export-rules/options';
import { createExportedFiles } from './createExportedFiles';
import { mutations } from './mutations';

const files = createExportedFiles();
const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
for (const [file, content] of files) write(file, content);
afterAll(() => rmSync(folder, { recursive: true }));

test('reports nothing for a valid export', async () => {
  expect(await audit()).toEqual([]);
});

test.each(mutations)(
  'reports file and line of $title',
  async ({ rule, severity = 'error', file, from, to, reported }) => {
    const content = files.get(file) ?? '';
    expect(String(content).split(from)).toHaveLength(2);
    write(
      file,
      String(content).replace(from, () => to),
    );
    const found = await audit();
    write(file, content);
    const place = reported ?? { file, text: from };
    expect(
      found.map((finding) => [finding.rule, finding.severity, finding.file, finding.line]),
    ).toContainEqual([rule, severity, place.file, getLine(place.file, place.text ?? '')]);
  },
);

test('every rule has a mutation', () => {
  const names = Object.keys({ ...rules, ...auditOptions.rules });
  expect(names.filter((name) => !mutations.some(({ rule }) => rule === name))).toEqual([]);
});

function audit() {
  return auditExport({ ...auditOptions, folder });
}

function getLine(file: string, text: string): number {
  const content = String(files.get(file));
  return content.slice(0, content.indexOf(text)).split('\n').length;
}

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
