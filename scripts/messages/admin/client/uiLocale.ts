import { defaultLocale, isLocale, type Locale } from '@/lib/shared/i18n/locales';

/** The language of whoever edits: chosen in the settings of Sveltia CMS, or the browser's. */
export function uiLocale(): Locale {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const wanted = [preferences.locale ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-')[0]).find(isLocale) ?? defaultLocale;
}
