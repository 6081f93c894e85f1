import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CmsOptions } from './CmsOptions';
import { formats } from './client/formats';
import { FieldLabels } from './FieldLabels';

/** The form of a file. */
export type FormLocation = {
  /** Name of the form, or title of the post, in the language of the editor. */
  name: string;
  /** Locale of the file; undefined if all languages share the file. */
  locale: string | undefined;
  /** URL of the form: `/admin/#/collections/lists/entries/team`. */
  form: string;
  /** Path, without locale, of the page that shows the content. */
  page: string;
};

/**
 * Returns a function that finds the form of a file at `adminPath`; it returns undefined for a file without a form.
 */
export function createFormFinder({ locales, labels, folders, groups }: CmsOptions, adminPath: string) {
  const findLocale = (file: string, template: string) =>
    locales.find((locale) => template.replace('{{locale}}', locale) === file);
  return (file: string, language: string): FormLocation | undefined => {
    const fieldLabels = new FieldLabels(labels, language);
    for (const { name, files } of groups) {
      for (const form of files) {
        const locale = findLocale(file, form.file);
        if (locale === undefined) continue;
        const fileName = path.basename(file);
        return {
          name: fieldLabels.getFormName(fileName),
          locale: form.file.includes('{{locale}}') ? locale : undefined,
          form: `${adminPath}#/collections/${name}/entries/${path.basename(fileName, '.json')}`,
          page: form.previewPath,
        };
      }
    }
    if (!file.endsWith('.md')) return undefined;
    const slug = path.basename(file, '.md');
    const folder = folders.find((form) => findLocale(path.posix.dirname(file), form.folder) !== undefined);
    if (!folder) return undefined;
    return {
      name: `${fieldLabels.getFormName(folder.name)} › ${readTitle(file) ?? slug}`,
      locale: findLocale(path.posix.dirname(file), folder.folder),
      form: `${adminPath}#/collections/posts-${folder.name}/entries/${slug}`,
      page: folder.previewPath.replace('{{slug}}', slug),
    };
  };
}

/** Returns the title of a post; undefined if it is missing or invalid. */
function readTitle(file: string): string | undefined {
  try {
    const { title } = formats.post.fromFile(readFileSync(file, 'utf8'));
    return typeof title === 'string' ? title : undefined;
  } catch {
    return undefined;
  }
}
