import CMS, { type CmsConfig } from '@sveltia/cms';
import { defaultLocale, isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readJson, readRecord, writeJson, writeRecord } from './jsonFormat';
import { readPost, writePost } from './postFormat';
import { showPages } from './showPages';

const locale = uiLocale();
const answer = await fetch(`config.${locale}.json`);
const config = (await answer.json()) as CmsConfig;

CMS.registerCustomFormat('messages', 'json', { fromFile: readJson, toFile: writeJson });
CMS.registerCustomFormat('record', 'json', { fromFile: readRecord, toFile: writeRecord });
CMS.registerCustomFormat('post', 'md', { fromFile: readPost, toFile: writePost });
if (config.editor?.preview !== false) showPages(config, locale);
CMS.init({ config });

/** The language of whoever edits: chosen in the settings of Sveltia CMS, or the browser's. */
function uiLocale(): Locale {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const wanted = [preferences.locale ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-')[0]).find(isLocale) ?? defaultLocale;
}
