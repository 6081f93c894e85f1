import './setDefaultPreferences';
import CMS from '@sveltia/cms';
import type { ClientOptions } from '../CmsOptions';
import type { AdminConfig } from '../createAdminConfig';
import type { IncompleteEntry } from './completeEntries';
import { formats } from './formats';
import { createDraftFormat, type Format, refuseUnreadable } from './guardFormats';
import { registerMarkdownField } from './registerMarkdownField';
import { registerPreviews, reloadAfterSave } from './registerPreviews';
import { watchEntries } from './watchEntries';
import { watchNumbers } from './watchNumbers';

declare const CLIENT_OPTIONS: ClientOptions;

const { locales, fallbackLocale, alerts, taxonomy, hiddenButtons } = CLIENT_OPTIONS;
const locale = getUiLocale();
// Sveltia CMS sets the language too, but only after other scripts of the page have run.
document.documentElement.lang = locale;
const response = await fetch(`config.${locale}.json`);
const { publicationFields, entryTexts, ...config } = (await response.json()) as AdminConfig;
registerMarkdownField();
watchNumbers();
hideButtons(hiddenButtons);

/** True if files were changed outside the forms. A save would overwrite them with the versions that were loaded. */
let areFilesReplaced = false;
addEventListener('files-replaced', () => {
  areFilesReplaced = true;
});

const { messages, record, post } = formats;
register('messages', messages);
register('record', record);
for (const [name, fields] of Object.entries(publicationFields)) {
  const hasDrafts = Object.keys(fields).length > 0;
  register(name, hasDrafts ? { ...post, ...createDraftFormat(post, fields, describeMissing) } : post);
}
watchEntries({ config, entryTexts, fallbackLocale, locale, alert: showIncompleteEntry });
if (config.editor?.preview !== false) registerPreviews(config, locales, locale);
if (config.editor?.preview !== false && taxonomy) reloadAfterSave(taxonomy);
CMS.init({ config });

function register(name: string, { extension, fromFile, toFile }: Format & { extension: string }): void {
  const show = (message: string) => window.alert(message);
  const format: Format = {
    fromFile,
    toFile(content) {
      if (areFilesReplaced) throw new Error(getAlert('replaced'));
      return toFile(content);
    },
  };
  CMS.registerCustomFormat(
    name,
    extension,
    refuseUnreadable(format, alerts, locale in alerts.unsaved ? locale : fallbackLocale, show),
  );
}

function getAlert(name: 'incomplete' | 'replaced' | 'unsaved' | 'unpublishable'): string {
  return alerts[name]?.[locale] ?? alerts[name]?.[fallbackLocale] ?? '';
}

/** Shows which texts an entry lacks. */
function showIncompleteEntry({ number, locale: language, labels }: IncompleteEntry): void {
  const message = getAlert('incomplete')
    .replace('{number}', String(number))
    .replace('{language}', new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language)
    .replace('{fields}', new Intl.ListFormat(locale).format(labels));
  window.alert(`${getAlert('unsaved')}\n\n${message}`);
}

/** Returns the message that a file cannot be published without the fields with the given labels. */
function describeMissing(labels: string[]): string {
  const list = new Intl.ListFormat(locale).format(labels);
  return getAlert('unpublishable').replace('{fields}', list) || list;
}

/** Returns the editor's language: the one chosen in the settings of Sveltia CMS, or the browser's. */
function getUiLocale(): string {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const preferred = [preferences.locale ?? '', ...navigator.languages];
  return (
    preferred.map((tag) => tag.split('-')[0]).find((tag) => locales.includes(tag ?? '')) ?? fallbackLocale
  );
}

/** Hides the buttons with the given labels. */
function hideButtons(labels: string[]): void {
  const selectors = labels.flatMap((label) =>
    ['aria-label', 'data-label'].map((attribute) => `button[${attribute}="${CSS.escape(label)}"]`),
  );
  const style = document.createElement('style');
  style.textContent = `${selectors.join(',')}{display:none!important}`;
  document.head.append(style);
}
