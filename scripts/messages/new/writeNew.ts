import { isCustomPageSlug, reservedSlugs } from '@/lib/shared/i18n/paths';
import { Catalogue } from '../check/catalogue/Catalogue';
import { NewError, newKinds } from './newKinds';
import type { Answers } from './promptForAnswers';
import { writeEntry } from './writeEntry';
import { writeText } from './writeText';

/**
 * Writes what was asked for into the folder of the messages and returns where. Throws a `NewError` where its name cannot be
 * an address or is taken, before anything is written.
 */
export function writeNew(dir: string, answers: Answers): string[] {
  const { kind, slug, titles } = answers;
  if (Object.keys(titles).length === 0) throw new NewError('Give it a title in one language at least.');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new NewError(
      `"${slug}" cannot be an address: write small letters, digits and hyphens after --slug.`,
    );
  }
  if (kind === 'page' ? !isCustomPageSlug(slug) : reservedSlugs.includes(slug)) {
    throw new NewError(`The site needs the address "${slug}" itself: write another name after --slug.`);
  }
  const catalogue = new Catalogue(dir);
  return newKinds[kind].endsWith('.json') ? writeEntry(catalogue, answers) : writeText(catalogue, answers);
}
