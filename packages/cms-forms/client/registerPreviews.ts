import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';

/** A form with the path, without locale, of the page that shows its content. */
type Form = { name?: string; preview_path?: string };

/** Shows the affected page beside each form. The page itself must reload after a save. */
export function registerPreviews(
  { collections = [] }: CmsConfig,
  locales: readonly string[],
  locale: string,
): void {
  const forms = collections.flatMap((item): Form[] => ('files' in item ? item.files : [item]));
  for (const { name, preview_path: path } of forms) {
    if (!name || !path) continue;
    CMS.registerPreviewTemplate(name, ({ entry }: CustomPreviewTemplateProps) => {
      const segments = String(entry.get('path') ?? '').split('/');
      const slug = String(entry.get('slug') ?? '');
      // A new entry has no page until it is saved.
      if (path.includes('{{slug}}') && slug === '') return null;
      const language = segments.find((segment) => locales.includes(segment)) ?? locale;
      const src = `${location.origin}/${language}${path.replace('{{slug}}', slug)}`;
      return createElement('iframe', {
        src,
        style: { position: 'fixed', inset: 0, border: 0, width: '100%', height: '100%' },
      });
    });
  }
}

/** Time that Sveltia CMS needs after a save, for example to delete the backup of the form. */
const DELAY_MS = 500;

/**
 * Loads the forms again after the file with the given name was saved, so that other forms offer its new ids as choices.
 * Only a local server creates the choices from the current files.
 */
export function reloadAfterSave(name: string): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      if (String(entry.get('path')).endsWith(`/${name}`)) setTimeout(() => location.reload(), DELAY_MS);
    },
  });
}
