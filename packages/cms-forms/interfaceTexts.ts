import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Translations } from './CmsOptions';

type Texts = { [key: string]: string | Texts };

/** Locale files of Sveltia CMS: `…/@sveltia/cms/locales/zh-CN.json`. */
const LOCALE_FILE = /@sveltia[\\/]cms[\\/]locales[\\/][\w-]+\.json$/;

const folder = path.join(createRequire(import.meta.url).resolve('@sveltia/cms'), '../../locales');

/** Reads the texts of Sveltia CMS in a locale such as `zh-CN`, with replacements for some of them. */
export function readInterfaceTexts(locale: string, replacements: Record<string, Translations>): Texts {
  const texts: Texts = JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'));
  for (const [key, translations] of Object.entries(replacements)) {
    const language = Object.keys(translations).find((name) => isSameLanguage(name, locale));
    if (language !== undefined) replaceText(texts, key, translations[language] ?? '');
  }
  return texts;
}

/** Label of the buttons that the page hides. */
export const HIDDEN_TEXT = 'hidden-button';

/**
 * Creates a plugin that replaces texts of Sveltia CMS in the bundle. The texts with the keys `hidden` are replaced by
 * `HIDDEN_TEXT` in all languages.
 */
export function createInterfaceTextsPlugin(
  replacements: Record<string, Translations>,
  hidden: string[],
): Plugin {
  const hiddenTexts = Object.fromEntries(hidden.map((key) => [key, HIDDEN_TEXT]));
  return {
    name: 'interface-texts',
    setup(build) {
      build.onLoad({ filter: LOCALE_FILE }, ({ path: file }) => ({
        contents: JSON.stringify({
          ...readInterfaceTexts(path.basename(file, '.json'), replacements),
          ...hiddenTexts,
        }),
        loader: 'json',
      }));
    },
  };
}

/** True for `zh` and `zh-CN`, but not for `zh` and `zh-TW`, which have different scripts. */
function isSameLanguage(a: string, b: string): boolean {
  const [first, second] = [new Intl.Locale(a).maximize(), new Intl.Locale(b).maximize()];
  return first.language === second.language && first.script === second.script;
}

function replaceText(texts: Texts, key: string, text: string): void {
  const groups = key.split('.');
  const name = groups.pop() ?? '';
  let group = texts;
  for (const part of groups) {
    group[part] ??= {};
    group = group[part] as Texts;
  }
  group[name] = text;
}
