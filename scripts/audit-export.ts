import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { auditExport } from './audit/auditExport';

/** `npm run audit:export [-- FOLDER]`: reads the finished export as a crawler would; exits with 1 where there is an error. */
const [folder = 'out'] = parseArgs({ allowPositionals: true }).positionals;
if (!existsSync(path.join(folder, 'sitemap.xml'))) {
  console.error(`There is no finished export in ${folder}. Run "npm run build" first.`);
  process.exit(2);
}

const findings = await auditExport(folder);
for (const { file, line, column, severity, problem, rule } of findings) {
  console.error(`${path.posix.join(folder, file)}:${line}:${column}  ${severity}: ${problem}  [${rule}]`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
console.info(
  findings.length === 0
    ? 'The export is in order.'
    : `Errors in the export: ${errors}. Warnings, which stop nothing: ${findings.length - errors}.`,
);
process.exitCode = errors === 0 ? 0 : 1;
