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
  const forms = [
    ...groups.flatMap(({ name, files }) =>
      files.map((form) => ({ ...form, collection: name, folderName: undefined })),
    ),
    ...folders.map(({ name, folder, previewPath }) => ({
      file: `${folder}/{{slug}}.md`,
      collection: `posts-${name}`,
      folderName: name,
      previewPath,
    })),
  ];
  return (file: string, language: string): FormLocation | undefined => {
    const slug = path.parse(file).name;
    const findLocale = (template: string) =>
      locales.find((locale) => template.replace('{{locale}}', locale).replace('{{slug}}', slug) === file);
    const form = forms.find((candidate) => findLocale(candidate.file) !== undefined);
    if (!form) return undefined;
    const fieldLabels = new FieldLabels(labels, language);
    return {
      name:
        form.folderName === undefined
          ? fieldLabels.getFormName(path.basename(file))
          : `${fieldLabels.getFormName(form.folderName)} › ${readTitle(file) ?? slug}`,
      locale: form.file.includes('{{locale}}') ? findLocale(form.file) : undefined,
      form: `${adminPath}#/collections/${form.collection}/entries/${slug}`,
      page: form.previewPath.replace('{{slug}}', slug),
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
