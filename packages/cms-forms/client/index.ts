import './setDefaultPreferences';
import CMS, { type CmsConfig } from '@sveltia/cms';
import type { ClientOptions } from '../CmsOptions';
import { type IncompleteEntry, NEEDED_LABEL } from './completeEntries';
import type { Content } from './content';
import { formats } from './formats';
import { refuseUnreadable } from './guardFormats';
import { registerMarkdownField } from './registerMarkdownField';
import { registerPreviews, reloadAfterSave } from './registerPreviews';
import { watchEntries } from './watchEntries';
import { watchNumbers } from './watchNumbers';

declare const CLIENT_OPTIONS: ClientOptions;

const { locales, fallbackLocale, alerts, taxonomy } = CLIENT_OPTIONS;
const locale = getUiLocale();
// Sveltia CMS sets the language too, but only after other scripts of the page have run.
document.documentElement.lang = locale;
const response = await fetch(`config.${locale}.json`);
const text = await response.text();
const { collections = [] } = JSON.parse(text) as CmsConfig;
// Sveltia CMS warns of options that it does not know.
const config = JSON.parse(text, (key, value) => (key === NEEDED_LABEL ? undefined : value)) as CmsConfig;
registerMarkdownField();
watchNumbers();

/** True if files were changed outside the forms. A save would overwrite them with the versions that were loaded. */
let areFilesReplaced = false;
addEventListener('files-replaced', () => {
  areFilesReplaced = true;
});

for (const [name, { extension, fromFile, toFile }] of Object.entries(formats)) {
  const format = {
    fromFile,
    toFile(content: Content) {
      if (areFilesReplaced) throw new Error(getAlert('replaced'));
      return toFile(content);
    },
  };
  CMS.registerCustomFormat(name, extension, refuseUnreadable(format, getAlert, show));
}
watchEntries({ collections, fallbackLocale, locale, showIncomplete, showMissing });
if (config.editor?.preview !== false) {
  registerPreviews(config, locales, locale);
  if (taxonomy) reloadAfterSave(taxonomy);
}
CMS.init({ config });

function show(message: string): void {
  window.alert(message);
}

function getAlert(name: keyof ClientOptions['alerts']): string {
  return alerts[name][locale] ?? alerts[name][fallbackLocale] ?? '';
}

/** Shows which texts an entry lacks. */
function showIncomplete({ number, locale: language, labels }: IncompleteEntry): void {
  const message = getAlert('incomplete')
    .replace('{number}', String(number))
    .replace('{language}', new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language);
  showUnsaved(message, labels);
}

/** Shows that a file cannot be published without the fields with the given labels. */
function showMissing(labels: string[]): void {
  showUnsaved(getAlert('unpublishable'), labels);
}

function showUnsaved(message: string, labels: string[]): void {
  const list = new Intl.ListFormat(locale).format(labels);
  show(`${getAlert('unsaved')}\n\n${message.replace('{fields}', list)}`);
}

/** Returns the editor's language: the one chosen in the settings of Sveltia CMS, or the browser's. */
function getUiLocale(): string {
  const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const preferred = [preferences.locale ?? '', ...navigator.languages];
  return (
    preferred.map((tag) => tag.split('-')[0]).find((tag) => locales.includes(tag ?? '')) ?? fallbackLocale
  );
}
