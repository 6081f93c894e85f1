import { locales } from '@/lib/shared/i18n/locales';
import { jsonFiles, sharedFiles } from '../catalogue/readMessageFile';
import { createError, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

/** Reports files that the site does not read: a misspelt name, a wrong folder, or a post whose name is not a valid slug. */
export const unknownFile: Rule = function* ({ catalogue }) {
  const localizedFiles = locales.flatMap((locale) => jsonFiles.map((name) => `${locale}/${name}`));
  for (const name of catalogue.unknownFiles) {
    const file = { path: catalogue.getPath(undefined, name) };
    const slug = /\/pages\/([a-z0-9-]+)\.md$/.exec(name)?.[1];
    if (slug !== undefined) {
      const problem = `A page cannot be named "${slug}": this URL is already in use.`;
      yield createError(file, 0, problem, 'Rename the file in all languages.');
    } else if (/\/(?:insights|news|pages)\//.test(name)) {
      const remedy = 'Use lowercase letters, digits and hyphens, then .md: e-invoice-2027.md.';
      yield createError(file, 0, 'The name of this file cannot be used in a URL.', remedy);
    } else {
      const remedy = `Rename, move or delete it.${suggest(name, [...sharedFiles, ...localizedFiles])}`;
      yield createError(file, 0, 'The site does not use a file with this name.', remedy);
    }
  }
};
