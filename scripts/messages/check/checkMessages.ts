import { Catalogue } from './catalogue/Catalogue';
import type { Finding } from './Finding';
import { readProject } from './project/Project';
import type { Draft } from './Rule';
import { rules } from './rules';

/** Where the company is: the date there decides which dates lie in the future. */
const timeZone = 'Asia/Ho_Chi_Minh';

/**
 * Checks the message files of a folder against each other and against the project in the current folder (its code and
 * pictures). Returns what it finds, in the order of files and lines. `today` is a date YYYY-MM-DD.
 */
export function checkMessages(dir: string, today = dateIn(timeZone)): Finding[] {
  const context = { catalogue: new Catalogue(dir), project: readProject(), today };
  const findings = Object.entries(rules).flatMap(([name, rule]) =>
    [...rule(context)].map((draft) => toFinding(name, draft)),
  );
  return withoutEchoes(findings).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Where a line has an error, warnings about it are mostly its echo: they wait until it is mended. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const lineOf = ({ file, line }: Finding) => `${file}:${line}`;
  const broken = new Set(findings.filter(({ severity }) => severity === 'error').map(lineOf));
  return findings.filter((finding) => finding.severity === 'error' || !broken.has(lineOf(finding)));
}

function toFinding(rule: string, { file, offset, severity, problem, remedy }: Draft): Finding {
  const before = (file.source ?? '').slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return { rule, severity, file: file.path, line, column, problem, remedy };
}

function dateIn(zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
}
