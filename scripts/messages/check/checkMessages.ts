import { getToday } from '@/lib/content/entries/getToday';
import { Catalogue } from './catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from './catalogue/getPublicationDate';
import { checkFacts } from './checkFacts';
import { createFinding, type Finding } from './Finding';
import { readProject } from './project/Project';
import { rules } from './rules';

/**
 * Checks the message files of a folder against each other and against the project in the current folder (its code and
 * pictures). Returns what it finds, in the order of files and lines. `day` is today's date, YYYY-MM-DD.
 */
export function checkMessages(dir: string, day = getToday()): Finding[] {
  const inFacts = checkFacts(dir);
  if (inFacts.length > 0) return inFacts;
  const catalogue = new Catalogue(dir);
  const context = { catalogue, project: readProject(), today: day };
  const findings = Object.entries(rules).flatMap(([name, rule]) =>
    [...rule(context)].map((draft) => createFinding(name, draft)),
  );
  return withoutEchoes(mildInDrafts(findings, catalogue)).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** A draft that can be read breaks no build, whatever it lacks. */
function mildInDrafts(findings: Finding[], { files }: Catalogue): Finding[] {
  const drafts = new Set(
    files.filter((file) => getPublicationDate(file) === NEVER_PUBLISHED).map((file) => file.path),
  );
  return findings.map((finding) =>
    finding.rule !== 'syntax' && drafts.has(finding.file) ? { ...finding, severity: 'warning' } : finding,
  );
}

/** Where a line has an error, warnings about it are mostly its echo: they wait until it is mended. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const lineOf = ({ file, line }: Finding) => `${file}:${line}`;
  const broken = new Set(findings.filter(({ severity }) => severity === 'error').map(lineOf));
  return findings.filter((finding) => finding.severity === 'error' || !broken.has(lineOf(finding)));
}
