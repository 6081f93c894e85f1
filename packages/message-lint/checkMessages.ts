import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtInRules, syntax } from './builtInRules';
import { Catalogue, FACTS_FILE, getPublicationDate, NEVER_PUBLISHED } from './catalogue/Catalogue';
import { getTexts } from './catalogue/Tree';
import { createError, createFinding, type Finding, type FindingText } from './Rule';
import { schema } from './rules/schema';
import type { Translator } from './Translator';
import type { Workspace } from './Workspace';

/** Returns the findings of `findProblems` in a language, by default in English. */
export function checkMessages(
  workspace: Workspace,
  dir: string,
  today?: string,
  language?: string,
): Finding[] {
  return workspace.getTranslator(language).translateFindings(findProblems(workspace, dir, today));
}

/**
 * Checks the message files of a folder against each other, and against the code and pictures of the project in the
 * current directory. Returns the findings sorted by file and line, not yet translated.
 */
export function findProblems(
  workspace: Workspace,
  dir: string,
  today = workspace.options.getToday(),
): Finding<FindingText>[] {
  const { options } = workspace;
  const factFindings = checkFacts(workspace, dir);
  if (factFindings.length > 0) return factFindings;
  const catalogue = new Catalogue(workspace, dir);
  const placeholderFindings = checkFactPlaceholders(catalogue);
  if (placeholderFindings.length > 0) return placeholderFindings;
  const context = { catalogue, options, today };
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

/** Validates the file with facts. All messages can contain facts, so no other check is reliable until it is valid. */
export function checkFacts(workspace: Workspace, dir: string): Finding<FindingText>[] {
  if (!existsSync(path.join(dir, FACTS_FILE))) {
    const file = { path: path.posix.join(dir, FACTS_FILE) };
    return [createFinding('missing-text', createError(file, 0, 'missing-text.facts'))];
  }
  const context = { catalogue: new Catalogue(workspace, dir, [FACTS_FILE]), options: workspace.options };
  return [
    ...[...syntax(context)].map((finding) => createFinding('syntax', finding)),
    ...[...schema(context)].map((finding) => createFinding('schema', finding)),
  ];
}

/** Reports missing files without which no page can be shown: the shared files, and those of the fallback locale. */
export function checkRequiredFiles(workspace: Workspace, dir: string): Finding<FindingText>[] {
  const { shared, localized } = workspace.formats;
  const { fallback } = workspace.options.locales;
  return [...shared.keys(), ...[...localized.keys()].map((name) => `${fallback}/${name}`)]
    .filter((name) => !existsSync(path.join(dir, name)))
    .map((name) => {
      const file = { path: path.posix.join(dir, name) };
      const finding = createError(file, 0, 'missing-text.requiredFile', { path: file.path });
      return createFinding('missing-text', finding);
    });
}

/** Reports facts with a placeholder that is not a fact, or whose fact contains the placeholder of this one. */
function checkFactPlaceholders(catalogue: Catalogue): Finding<FindingText>[] {
  const { all } = catalogue.workspace.options.locales;
  const file = catalogue.find(undefined, FACTS_FILE);
  return (file?.tree ? getTexts(file.tree) : []).flatMap((text) => {
    const locale = all.includes(text.key) ? text.key : catalogue.fallback;
    const [placeholder] = /\{\w+\}/.exec(catalogue.getInterpolator(locale).interpolate(text.value)) ?? [];
    if (!file || placeholder === undefined) return [];
    const finding = createError(file, text.offset, 'unfilled-placeholder.fact', { placeholder });
    return [createFinding('unfilled-placeholder', finding)];
  });
}

/** Formats findings and their number for people, in the language of the translator. */
export function formatFindings(findings: Finding[], translator: Translator): string {
  if (findings.length === 0) return `${translator.translate({ id: 'summary.none' })}\n`;
  const blocks = findings.map(
    ({ file, line, column, severity, problem, remedy, rule }) =>
      `${file}:${line}:${column}  ${translator.translate({ id: `severity.${severity}` })}${problem}\n    ${remedy}  [${rule}]\n`,
  );
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  const errors = { id: 'count.error', values: { count: errorCount } };
  const warnings = { id: 'count.warning', values: { count: findings.length - errorCount } };
  const id = errorCount === 0 ? 'summary.warnings' : 'summary.errors';
  return `${blocks.join('\n')}\n${translator.translate({ id, values: { errors, warnings } })}\n`;
}
