import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';

/** A form, with the bare path of the page that shows what it holds. */
type Form = { name?: string; preview_path?: string };

/** Shows beside each form the page of the development server that it changes, which follows every save by itself. */
export function registerPreviews({ collections = [] }: CmsConfig, locale: Locale): void {
  const forms = collections.flatMap((one): Form[] => ('files' in one ? one.files : [one]));
  for (const { name, preview_path: path } of forms) {
    if (!name || !path) continue;
    CMS.registerPreviewTemplate(name, ({ entry }: CustomPreviewTemplateProps) => {
      const file = String(entry.get('path') ?? '').split('/');
      const slug = String(entry.get('slug') ?? '');
      // What is new has no page before it is saved.
      if (path.includes('{{slug}}') && slug === '') return null;
      const language = file.find(isLocale) ?? locale;
      const src = `${location.origin}/${language}${path.replace('{{slug}}', slug)}`;
      return createElement('iframe', {
        src,
        style: { position: 'fixed', inset: 0, border: 0, width: '100%', height: '100%' },
      });
    });
  }
}
