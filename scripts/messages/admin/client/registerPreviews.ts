import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';

/** A form with the path, without locale, of the page that shows its content. */
type Form = { name?: string; preview_path?: string };

/** Shows the affected page of the development server beside each form. The page reloads after every save. */
export function registerPreviews({ collections = [] }: CmsConfig, locale: Locale): void {
  const forms = collections.flatMap((item): Form[] => ('files' in item ? item.files : [item]));
  for (const { name, preview_path: path } of forms) {
    if (!name || !path) continue;
    CMS.registerPreviewTemplate(name, ({ entry }: CustomPreviewTemplateProps) => {
      const segments = String(entry.get('path') ?? '').split('/');
      const slug = String(entry.get('slug') ?? '');
      // A new entry has no page until it is saved.
      if (path.includes('{{slug}}') && slug === '') return null;
      const language = segments.find(isLocale) ?? locale;
      const src = `${location.origin}/${language}${path.replace('{{slug}}', slug)}`;
      return createElement('iframe', {
        src,
        style: { position: 'fixed', inset: 0, border: 0, width: '100%', height: '100%' },
      });
    });
  }
}
