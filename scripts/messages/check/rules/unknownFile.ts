import { locales } from '@/lib/shared/i18n/locales';
import { jsonFiles, sharedFiles } from '../catalogue/readMessageFile';
import { createError, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

/** Files that nothing reads: a misspelt name, a wrong folder, an article whose name cannot be an address. */
export const unknownFile: Rule = function* ({ catalogue }) {
  const ofLanguages = locales.flatMap((locale) => jsonFiles.map((name) => `${locale}/${name}`));
  for (const name of catalogue.strangers) {
    const file = { path: catalogue.pathOf(undefined, name) };
    const slug = /\/pages\/([a-z0-9-]+)\.md$/.exec(name)?.[1];
    if (slug !== undefined) {
      const problem = `No page can be called "${slug}": something else has that address.`;
      yield createError(file, 0, problem, 'Give the file another name, in all languages.');
    } else if (/\/(?:insights|news|pages)\//.test(name)) {
      const remedy = 'Use small letters a to z, digits and hyphens, then .md, as in e-invoice-2027.md.';
      yield createError(file, 0, 'The name of this file cannot be an address.', remedy);
    } else {
      const remedy = `Rename, move or delete it.${suggest(name, [...sharedFiles, ...ofLanguages])}`;
      yield createError(file, 0, 'Nothing reads this file: the site does not know its name.', remedy);
    }
  }
};
