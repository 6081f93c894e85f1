import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { createError, createWarning, listFolderFiles, memoizeByContent, type Rule } from 'message-lint';
import { locales } from '@/lib/i18n/locales';

const FOLDER = 'public/templates';

/** Reports workbooks that programs cannot open, that are missing in a language, or that no text offers. */
export const workbook: Rule = function* ({ catalogue }) {
  const files = existsSync(FOLDER) ? listFolderFiles(FOLDER) : [];
  const names = new Set(files.map((file) => file.slice(file.indexOf('/') + 1)));
  for (const [locale, name] of locales.flatMap((locale) =>
    [...names].map((name) => [locale, name] as const),
  )) {
    const path = `${FOLDER}/${locale}/${name}`;
    // A file that cannot be parsed has its own finding, and may contain the link.
    const isLinked = catalogue
      .getLocalizedFiles()
      .filter((file) => file.locale === locale)
      .some(({ tree, source }) => !tree || source.includes(`/templates/${locale}/${name}`));
    if (!files.includes(`${locale}/${name}`)) yield createWarning({ path }, 0, 'workbook.missing', { name });
    else if (!isReadable(readFileSync(path, 'latin1'), path))
      yield createError({ path }, 0, 'workbook.unreadable');
    else if (!isLinked)
      yield createError({ path }, 0, 'workbook.unlinked', { path: `/templates/${locale}/${name}` });
  }
};

/** True if a file is a workbook whose names of sheets spreadsheet programs accept. */
const isReadable = memoizeByContent((content: string): boolean => {
  try {
    const files = unzipSync(Buffer.from(content, 'latin1'));
    const contents = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    const sheets = [...contents.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);
    const isValid = (name: string) => /^(?!'|History$)[^:\\/?*[\]]{1,31}(?<!')$/i.test(name);
    return sheets.length > 0 && sheets.every(isValid) && new Set(sheets).size === sheets.length;
  } catch {
    return false;
  }
});
