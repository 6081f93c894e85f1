import CMS, { type CmsConfig } from '@sveltia/cms';
import { defaultLocale, isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readJson, readRecord, writeJson, writeRecord } from './jsonFormat';
import { readPost, writePost } from './postFormat';
import { refuseUnreadable } from './refuseUnreadable';
import { registerPreviews } from './registerPreviews';
import { watchRichText } from './watchRichText';

const locale = getUiLocale();
const response = await fetch(`config.${locale}.json`);
const config = (await response.json()) as CmsConfig;
const hasRichText = watchRichText();

register('messages', 'json', { fromFile: readJson, toFile: writeJson });
register('record', 'json', { fromFile: readRecord, toFile: writeRecord });
register('post', 'md', { fromFile: readPost, toFile: (content) => writePost(content, hasRichText()) });
if (config.editor?.preview !== false) registerPreviews(config, locale);
CMS.init({ config });

function register(name: string, extension: string, format: Parameters<typeof refuseUnreadable>[0]): void {
  const show = (message: string) => window.alert(message);
  CMS.registerCustomFormat(name, extension, refuseUnreadable(format, locale, show));
}

/** Returns the editor's language: the one chosen in the settings of Sveltia CMS, or the browser's. */
function getUiLocale(): Locale {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const preferred = [preferences.locale ?? '', ...navigator.languages];
  return preferred.map((tag) => tag.split('-')[0]).find(isLocale) ?? defaultLocale;
}
