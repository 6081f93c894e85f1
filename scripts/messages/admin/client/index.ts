import CMS, { type CmsConfig } from '@sveltia/cms';
import { defaultLocale, isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readJson, readRecord, writeJson, writeRecord } from './jsonFormat';
import { readPost, writePost } from './postFormat';
import { refuseUnreadable } from './refuseUnreadable';
import { registerPreviews } from './registerPreviews';
import { watchRichText } from './watchRichText';

const locale = uiLocale();
const answer = await fetch(`config.${locale}.json`);
const config = (await answer.json()) as CmsConfig;
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

/** The language of whoever edits: chosen in the settings of Sveltia CMS, or the browser's. */
function uiLocale(): Locale {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const wanted = [preferences.locale ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-')[0]).find(isLocale) ?? defaultLocale;
}
