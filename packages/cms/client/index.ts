import CMS, { type CmsConfig } from '@sveltia/cms';
import type { ClientOptions } from './ClientOptions';
import { formats } from './formats';
import { watchPastedTables } from './pasteTables';
import { type Format, refuseUnreadable } from './refuseUnreadable';
import { registerPreviews } from './registerPreviews';
import { watchRichText } from './watchRichText';

declare const CLIENT_OPTIONS: ClientOptions;

const { locales, fallbackLocale, alerts } = CLIENT_OPTIONS;
const locale = getUiLocale();
const response = await fetch(`config.${locale}.json`);
const config = (await response.json()) as CmsConfig;
const wasRichTextOpened = watchRichText();
watchPastedTables();

const { messages, record, post } = formats;
register('messages', messages);
register('record', record);
register('post', { ...post, toFile: (content) => post.toFile(content, wasRichTextOpened()) });
if (config.editor?.preview !== false) registerPreviews(config, locales, locale);
CMS.init({ config });

function register(name: string, { extension, ...format }: Format & { extension: string }): void {
  const show = (message: string) => window.alert(message);
  CMS.registerCustomFormat(
    name,
    extension,
    refuseUnreadable(format, alerts, locale in alerts.unsaved ? locale : fallbackLocale, show),
  );
}

/** Returns the editor's language: the one chosen in the settings of Sveltia CMS, or the browser's. */
function getUiLocale(): string {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const preferred = [preferences.locale ?? '', ...navigator.languages];
  return (
    preferred.map((tag) => tag.split('-')[0]).find((tag) => locales.includes(tag ?? '')) ?? fallbackLocale
  );
}
