import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from '../catalogue/Catalogue';
import { getTexts } from '../catalogue/Tree';
import type { Finding } from '../Finding';
import { createError, createFinding } from '../Rule';
import { schema } from '../rules/schema';
import { syntax } from '../rules/syntax';
import type { FindingText } from '../Sentence';
import type { Workspace } from '../Workspace';

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
export function checkFactPlaceholders(catalogue: Catalogue): Finding<FindingText>[] {
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
