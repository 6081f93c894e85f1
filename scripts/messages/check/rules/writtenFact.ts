import { factTexts } from '@/lib/content/facts/factTexts';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { bodyNodes } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

/** Facts that `facts.json` itself names in other facts. */
const nested = ['company', 'domain'];

const setsOne = /^(?:names\.(?:company|brand)|site)\./;

/** A claim such as `300+`, `95%` and `24/7`, which a text may mean otherwise; the other facts are the company's alone. */
const claim = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

type Wanted = { pattern: RegExp; namesOf: Map<string, string[]> };

/** Facts of `facts.json` that a text has by hand, so that it stays behind when the fact changes. */
export const writtenFact: Rule = function* ({ catalogue }) {
  const all = wantedOf(catalogue, () => true);
  const own = wantedOf(catalogue, (name) => nested.includes(name));
  for (const file of catalogue.files) {
    const wanted = file.locale ? all : file.kind === 'facts' ? own : undefined;
    if (!wanted) continue;
    for (const { value, offsetOf, ...text } of [...file.texts, ...bodyNodes(file, ['text'])]) {
      // Where a fact is set, it stands by hand; so does the origin that the domain is read off.
      if (file.kind === 'facts' && 'path' in text && setsOne.test(String(text.path))) continue;
      for (const match of value.matchAll(wanted.pattern)) {
        const names = wanted.namesOf.get(match[0]) ?? [];
        yield draftOf(file, offsetOf(match.index), match[0], names);
      }
    }
  }
};

function draftOf(file: Draft['file'], offset: number, written: string, names: string[]): Draft {
  const places = names.map((name) => `{${name}}`);
  const which = places.length > 1 ? `${places.join(' or ')}, whichever is meant` : places.join();
  const problem = `“${written}” is a fact of messages/facts.json, written by hand: it stays when the fact changes.`;
  return claim.test(written)
    ? warning(file, offset, problem, `Write ${which}; say it in other words where it is another figure.`)
    : error(file, offset, problem, `Write ${which}.`);
}

/** The facts, in whatever language, that are told from other words by what they say. */
function wantedOf(catalogue: Catalogue, isWanted: (name: string) => boolean): Wanted {
  const file = catalogue.find(undefined, 'facts.json')?.tree?.value;
  const namesOf = new Map<string, string[]>();
  for (const locale of locales) {
    for (const [name, written] of factTexts(file, locale)) {
      const value = catalogue.filler(locale).fill(written);
      if (!isWanted(name) || !isTelling(value, locale)) continue;
      namesOf.set(value, [...new Set([...(namesOf.get(value) ?? []), name])]);
    }
  }
  // The longest first: the name of a company in Vietnam holds that of the company.
  const values = [...namesOf.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(?:${values.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'gu'),
    namesOf,
  };
}

/** A short number (a year, days of a trial) means other things as well. */
function isTelling(value: string, locale: Locale = defaultLocale): boolean {
  return claim.test(value) || (!/^\d{0,5}$/.test(value) && value.length >= (locale === 'zh' ? 2 : 4));
}
