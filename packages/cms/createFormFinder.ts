import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CmsOptions } from './CmsOptions';
import { formats } from './client/formats';
import { FieldLabels } from './FieldLabels';

const frontMatter = z.object({
  title: z.string().optional().catch(undefined),
  redirectFrom: z.array(z.string()).optional().catch(undefined),
});

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
  /** The URLs of the form before a post was renamed. */
  formerForms?: string[];
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
    const { title = slug, redirectFrom = [] } = readFrontMatter(file);
    const getForm = (name: string) => `${adminPath}#/collections/posts-${folder.name}/entries/${name}`;
    return {
      name: `${fieldLabels.getFormName(folder.name)} › ${title}`,
      locale: findLocale(path.posix.dirname(file), folder.folder),
      form: getForm(slug),
      page: folder.previewPath.replace('{{slug}}', slug),
      ...(redirectFrom.length > 0 && { formerForms: redirectFrom.map(getForm) }),
    };
  };
}

/** Returns the title and the former names of a post, without those that are missing or invalid. */
function readFrontMatter(file: string): { title?: string; redirectFrom?: string[] } {
  try {
    return frontMatter.parse(formats.post.fromFile(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
