import type { Facts } from '@/lib/content/facts/factsSchema';
import { factTexts } from '@/lib/content/facts/factTexts';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { bodyNodes } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';
import { matchesIn } from '../text/matchesIn';
import { workingTimePatterns } from '../text/workingTimePatterns';

/** Facts that `facts.json` itself names in other facts. */
const nested = ['company', 'domain'];

const setsOne = /^(?:names\.(?:company|brand)|site)\./;

/** A claim such as `300+`, `95%` and `24/7`, which a text may mean otherwise; the other facts are the company's alone. */
const claim = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

type Wanted = { pattern: RegExp; namesOf: Map<string, string[]> };

/** Facts of `facts.json` that a text has by hand, so that it stays behind when the fact changes. */
export const writtenFact: Rule = function* ({ catalogue }) {
  const all = wantedOf(catalogue, () => true);
  const ofWorkingTime = workingTimePatterns(factsOf(catalogue)?.workingTime);
  const own = wantedOf(catalogue, (name) => nested.includes(name));
  for (const file of catalogue.files) {
    const wanted = file.locale ? all : file.kind === 'facts' ? own : undefined;
    if (!wanted) continue;
    for (const text of [...file.texts, ...bodyNodes(file, ['text'])]) {
      const { value, offsetOf } = text;
      // Where a fact is set, it stands by hand; so does the origin that the domain is read off.
      if (file.kind === 'facts' && 'path' in text && setsOne.test(String(text.path))) continue;
      for (const match of matchesIn(value, wanted.pattern)) {
        const names = wanted.namesOf.get(match[0]) ?? [];
        const places = names.map((name) => `{${name}}`);
        const which = places.length > 1 ? `${places.join(' or ')}, whichever is meant` : places.join();
        yield draftOf(file, offsetOf(match.index), match[0], which);
      }
      for (const { pattern, places } of file.locale ? ofWorkingTime : []) {
        for (const match of matchesIn(value, pattern)) {
          yield draftOf(file, offsetOf(match.index), match[0], places, warning);
        }
      }
    }
  }
};

function draftOf(
  file: Draft['file'],
  offset: number,
  written: string,
  which: string,
  finding = claim.test(written) ? warning : error,
): Draft {
  const problem = `“${written}” is a fact of messages/facts.json, written by hand: it stays when the fact changes.`;
  const other = finding === warning ? '; say it in other words where something else is meant' : '';
  return finding(file, offset, problem, `Write ${which}${other}.`);
}

/** The facts, in whatever language, that are told from other words by what they say. */
function wantedOf(catalogue: Catalogue, isWanted: (name: string) => boolean): Wanted {
  // A weekday and an hour mean other things as well.
  const file = { ...factsOf(catalogue), workingTime: undefined };
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

function factsOf(catalogue: Catalogue): Partial<Facts> | undefined {
  return catalogue.shared('facts.json') as Partial<Facts> | undefined;
}

/** A short number (a year, days of a trial) means other things as well. */
function isTelling(value: string, locale: Locale = defaultLocale): boolean {
  return claim.test(value) || (!/^\d{0,5}$/.test(value) && value.length >= (locale === 'zh' ? 2 : 4));
}
