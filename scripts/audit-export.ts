import { existsSync } from 'node:fs';
import path from 'node:path';
import { auditExport } from 'export-audit';
import { auditOptions } from './export-rules/options';
import { readOptions } from './launch/readOptions';

const USAGE = `npm run audit:export [-- FOLDER]
Reads the exported pages as a crawler would. Exits with 1 if there are errors.`;

const [folder = auditOptions.folder] = readOptions(USAGE, { allowPositionals: true }).positionals;
if (!existsSync(path.join(folder, 'sitemap.xml'))) {
  console.error(`${folder} contains no finished export. Run "npm run build" first.`);
  process.exit(2);
}

const findings = await auditExport({ ...auditOptions, folder });
for (const { file, line, column, severity, problem, rule } of findings) {
  console.error(`${path.posix.join(folder, file)}:${line}:${column}  ${severity}: ${problem}  [${rule}]`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
console.info(
  findings.length === 0
    ? 'No problems found.'
    : `Errors: ${errors}. Warnings (not fatal): ${findings.length - errors}.`,
);
process.exitCode = errors === 0 ? 0 : 1;
