import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/shared/i18n/locales';

/** Every JSON file of a language, by name: `home.json`. */
export function jsonFiles(locale: Locale): string[] {
  return readdirSync(path.join('messages', locale)).filter((file) => file.endsWith('.json'));
}

/**
 * Every text of a language's JSON files by file and dotted path (`home.json hero.title`); entries of a list by their
 * id, so that languages can be compared whatever their order.
 */
export function textsOf(locale: Locale): Map<string, string> {
  return new Map(
    jsonFiles(locale).flatMap((file) =>
      leaves(JSON.parse(readFileSync(path.join('messages', locale, file), 'utf8'))).map(
        ([key, text]): [string, string] => [`${file} ${key}`, text],
      ),
    ),
  );
}

function leaves(value: unknown, at: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[at.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...at, (inner as { id?: string } | null)?.id ?? key]),
  );
}

/** The text of rendered HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x26;', '&');
}
