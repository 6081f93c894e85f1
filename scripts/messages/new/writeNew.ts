import { isCustomPageSlug, reservedSlugs } from '@/lib/shared/i18n/paths';
import { Catalogue } from '../check/catalogue/Catalogue';
import { NewError, newKinds } from './newKinds';
import type { Answers } from './promptForAnswers';
import { writeEntry } from './writeEntry';
import { writeMarkdownFile } from './writeMarkdownFile';

/**
 * Writes new content into the messages folder and returns the places. Throws a `NewError` before writing if the slug is
 * invalid or already in use.
 */
export function writeNew(dir: string, answers: Answers): string[] {
  const { kind, slug, titles } = answers;
  if (Object.keys(titles).length === 0) throw new NewError('A title in at least one language is required.');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new NewError(
      `"${slug}" cannot be used in a URL. Use lowercase letters, digits and hyphens: --slug my-name.`,
    );
  }
  if (kind === 'page' ? !isCustomPageSlug(slug) : reservedSlugs.includes(slug)) {
    throw new NewError(`"${slug}" is reserved by the site. Choose another name with --slug.`);
  }
  const catalogue = new Catalogue(dir);
  return newKinds[kind].endsWith('.json')
    ? writeEntry(catalogue, answers)
    : writeMarkdownFile(catalogue, answers);
}
