import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInRules, syntax } from './builtInRules';
import { Catalogue, getPublicationDate, listFolderFiles, NEVER_PUBLISHED } from './catalogue/Catalogue';
import { getTexts } from './catalogue/Tree';
import type { MessageLintOptions } from './MessageLintOptions';
import { createError, createFinding, type Finding, type FindingText } from './Rule';
import { schema } from './rules/schema';
import type { Workspace } from './Workspace';

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

/** Validates the file with facts. All messages can contain facts, so no other check is reliable until it is valid. */
export function checkFacts(workspace: Workspace, dir: string): Finding<FindingText>[] {
  const { facts } = workspace.options;
  if (!facts) return [];
  if (!existsSync(path.join(dir, facts.file))) {
    const file = { path: path.posix.join(dir, facts.file) };
    const finding = createError(file, 0, 'missing-text.facts', { file: facts.file });
    return [createFinding('missing-text', finding)];
  }
  const context = { catalogue: new Catalogue(workspace, dir, [facts.file]), options: workspace.options };
  return [
    ...[...syntax(context)].map((finding) => createFinding('syntax', finding)),
    ...[...schema(context)].map((finding) => createFinding('schema', finding)),
  ];
}

/** Reports missing files without which no page can be shown: the shared files, and those of the fallback locale. */
export function checkRequiredFiles(workspace: Workspace, dir: string): Finding<FindingText>[] {
  const { shared, localized } = workspace.reader.formats;
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
  const { facts, locales } = catalogue.workspace.options;
  const file = facts && catalogue.find(undefined, facts.file);
  return (file?.tree ? getTexts(file.tree) : []).flatMap((text) => {
    const locale = locales.all.includes(text.key) ? text.key : catalogue.fallback;
    const [placeholder] = /\{\w+\}/.exec(catalogue.getInterpolator(locale).interpolate(text.value)) ?? [];
    if (!file || placeholder === undefined) return [];
    const finding = createError(file, text.offset, 'unfilled-placeholder.fact', { placeholder });
    return [createFinding('unfilled-placeholder', finding)];
  });
}

/** Project data, apart from the messages, that rules depend on. */
export type Project = {
  /** All published files, as URL paths: `/images/hero.svg`. */
  publicFiles: Set<string>;
  /** The page messages that the code reads; undefined if they are not known. */
  usedMessages: UsedMessages | undefined;
  /** Source of the generated module that lists the placeholders of each message; empty if it does not exist. */
  placeholdersSource: string;
};

/** Reads the published files, the used messages and the placeholders module of the project in the current directory. */
function readProject({ pictures, code }: Pick<MessageLintOptions, 'pictures' | 'code'>): Project {
  const published = pictures ? listFolderFiles(pictures.publicFolder) : [];
  const { placeholdersModule = '' } = code ?? {};
  return {
    publicFiles: new Set(published.map((name) => `/${name}`)),
    usedMessages: code?.readUsedMessages(),
    placeholdersSource: existsSync(placeholdersModule) ? readFileSync(placeholdersModule, 'utf8') : '',
  };
}

/** The dotted keys of the page messages that the code reads, by file: `{ "home.json": ["hero.title"] }`. */
export type UsedMessages = Readonly<Record<string, readonly string[]>>;
