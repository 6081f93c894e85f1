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
      yield createError(file, 0, 'unknown-file.reserved', { slug });
    } else if (folder) {
      yield createError(file, 0, 'unknown-file.slug');
    } else {
      const suggestion = suggest(name, [...formats.shared.keys(), ...localizedFiles]);
      yield createError(file, 0, 'unknown-file.name', { suggestion });
    }
  }
};
