import { createError, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

/** Reports files that the site does not read, because of a misspelt name, a wrong folder or an invalid slug. */
export const unknownFile: Rule = function* ({ catalogue, options }) {
  const { formats } = catalogue.workspace.reader;
  const localizedFiles = options.locales.all.flatMap((locale) =>
    [...formats.localized.keys()].map((name) => `${locale}/${name}`),
  );
  for (const name of catalogue.unknownFiles) {
    const file = { path: catalogue.getPath(undefined, name) };
    const [, folderName = '', slug = ''] = /\/([^/]+)\/(?:([a-z0-9-]+)\.md$)?/.exec(name) ?? [];
    const folder = formats.folders.get(folderName)?.folder;
    if (slug !== '' && folder?.isReserved(slug)) {
      const problem = `A page cannot be named "${slug}": this URL is already in use.`;
      yield createError(file, 0, problem, 'Rename the file in all languages.');
    } else if (folder) {
      const remedy = 'Use lowercase letters, digits and hyphens, then .md: e-invoice-2027.md.';
      yield createError(file, 0, 'The name of this file cannot be used in a URL.', remedy);
    } else {
      const remedy = `Rename, move or delete it.${suggest(name, [...formats.shared.keys(), ...localizedFiles])}`;
      yield createError(file, 0, 'The site does not use a file with this name.', remedy);
    }
  }
};
