import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExport } from '@/scripts/audit/auditExport';
import type { Finding } from '@/scripts/audit/Rule';
import { exportedFiles } from './exportedFiles';
import { mutations } from './mutations';

/** What is reported of the small export, and of each copy of it with one mistake. */
export type MutationRun = { untouched: Finding[]; mutated: { title: string; found: Finding[] }[] };

/** Makes each mistake by itself and prints a `MutationRun` as JSON. Run by mutations.test.ts. */
const files = exportedFiles();
const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
for (const [file, content] of files) write(file, content);

const run: MutationRun = { untouched: await auditExport(folder), mutated: [] };
for (const { title, file, from, to } of mutations) {
  const content = files.get(file) ?? '';
  if (String(content).split(from).length !== 2) throw new Error(`${file} does not hold "${from}" once`);
  write(
    file,
    String(content).replace(from, () => to),
  );
  run.mutated.push({ title, found: await auditExport(folder) });
  write(file, content);
}
rmSync(folder, { recursive: true });
console.log(JSON.stringify(run));

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
