import { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import type { Finding } from '../Finding';
import { readProject } from '../project/Project';
import { createFinding } from '../Rule';
import type { FindingText } from '../Sentence';
import type { Workspace } from '../Workspace';
import { builtInRules } from './builtInRules';
import { checkFactPlaceholders, checkFacts } from './checkFacts';

/** Returns the findings of `findProblems` in a language, by default in English. */
export function checkMessages(workspace: Workspace, dir: string, now?: string, language?: string): Finding[] {
  return workspace.getTranslator(language).translateFindings(findProblems(workspace, dir, now));
}

/**
 * Checks the message files of a folder against each other, and against the code and pictures of the project in the
 * current directory. Returns the findings sorted by file and line, not yet translated. `now` is a local
 * time (`YYYY-MM-DDTHH:mm`) or date.
 */
export function findProblems(
  workspace: Workspace,
  dir: string,
  now = workspace.options.getNow(),
): Finding<FindingText>[] {
  const { options } = workspace;
  const factFindings = checkFacts(workspace, dir);
  if (factFindings.length > 0) return factFindings;
  const catalogue = new Catalogue(workspace, dir);
  const placeholderFindings = checkFactPlaceholders(catalogue);
  if (placeholderFindings.length > 0) return placeholderFindings;
  const context = { catalogue, project: readProject(options), options, now, today: now.slice(0, 10) };
  const findings = Object.entries({ ...builtInRules, ...options.rules }).flatMap(([name, rule]) =>
    [...rule(context)].map((finding) => createFinding(name, finding)),
  );
  return dropWarningsOnErrorLines(downgradeDraftErrors(findings, catalogue)).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Turns errors in drafts into warnings: an incomplete draft does not break the build, unless it cannot be parsed. */
function downgradeDraftErrors(
  findings: Finding<FindingText>[],
  { files }: Catalogue,
): Finding<FindingText>[] {
  const drafts = new Set(
    files.filter((file) => getPublicationDate(file) === NEVER_PUBLISHED).map((file) => file.path),
  );
  return findings.map((finding) =>
    finding.rule !== 'syntax' && drafts.has(finding.file) ? { ...finding, severity: 'warning' } : finding,
  );
}

/** Drops warnings on lines that have an error: most of them are caused by the error. */
function dropWarningsOnErrorLines(findings: Finding<FindingText>[]): Finding<FindingText>[] {
  const getLineKey = ({ file, line }: Finding<FindingText>) => `${file}:${line}`;
  const linesWithErrors = new Set(findings.filter(({ severity }) => severity === 'error').map(getLineKey));
  return findings.filter(
    (finding) => finding.severity === 'error' || !linesWithErrors.has(getLineKey(finding)),
  );
}
