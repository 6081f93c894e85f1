import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '@/lib/i18n/paths';
import { NEXT_RELEASE } from './createLayout';
import { hosts } from './hosts';
import { countCells, formatTable } from './report';
import { type Row, testHost } from './testHost';
import { writeRelease } from './writeRelease';

/**
 * `npm run test:hosts [-- HOST …] [--all]`: serves the built site with each installed host, sends the same requests
 * to all of them and prints a table. With `--all`, a host that is not installed is a failure.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const chosen = hosts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const rows: Row[] = [];
try {
  await writeRelease(path.join(folder, NEXT_RELEASE + basePath));
  for (const host of chosen) rows.push(await testHost(host, path.join(folder, `${rows.length}`)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

console.info(`\n${formatTable(rows)}`);
const count = countCells(rows, values.all === true);
mkdirSync('test-results/hosts', { recursive: true });
writeFileSync('test-results/hosts/count.json', JSON.stringify(count));
console.info(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
