import { Catalogue } from '../catalogue/Catalogue';
import type { Workspace } from '../Workspace';
import { InputError } from './InputError';
import type { Answers } from './promptForAnswers';
import { writeEntry } from './writeEntry';
import { writeMarkdownFile } from './writeMarkdownFile';

/**
 * Writes new content into the messages folder and returns a line for each file. Throws an `InputError` before writing
 * if the slug is invalid or already in use.
 */
export function writeNewContent(workspace: Workspace, dir: string, answers: Answers): string[] {
  const { files, scaffolding } = workspace.options;
  const { kind, slug, titles } = answers;
  const target = scaffolding?.kinds[kind];
  if (target === undefined) throw new InputError(`Unknown kind "${kind}".`);
  if (Object.keys(titles).length === 0) throw new InputError('A title in at least one language is required.');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new InputError(
      `"${slug}" cannot be used in a URL. Use lowercase letters, digits and hyphens: --slug my-name.`,
    );
  }
  if (files.folders?.[target]?.isReserved(slug)) {
    throw new InputError(`"${slug}" is reserved by the site. Choose another name with --slug.`);
  }
  const catalogue = new Catalogue(workspace, dir);
  return files.lists?.[target]
    ? writeEntry(catalogue, target, answers)
    : writeMarkdownFile(catalogue, target, answers);
}
