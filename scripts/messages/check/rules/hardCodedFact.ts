import type { Facts } from '@/lib/content/facts/factsSchema';
import { getFactValues } from '@/lib/content/facts/getFactValues';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { findBodyNodes } from '../catalogue/sourceTexts';
import { createError, createWarning, type Rule } from '../Rule';
import { createWorkingTimePatterns } from '../text/createWorkingTimePatterns';
import { escapeRegExp } from '../text/escapeRegExp';
import { findMatches } from '../text/findMatches';

/** Facts that `facts.json` itself names in other facts. */
const nested = ['company', 'domain'];

const setsOne = /^(?:names\.(?:company|brand)|site)\./;

/** A claim such as `300+`, `95%` and `24/7`, which a text may mean otherwise; the other facts are the company's alone. */
const claim = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

/** What texts have by hand, which facts belong in its place, and whether it may as well mean something else. */
type Wanted = { pattern: RegExp; placesOf(written: string): string; isVague(written: string): boolean };

/** Facts of `facts.json` that a text has by hand, so that it stays behind when the fact changes. */
export const hardCodedFact: Rule = function* ({ catalogue }) {
  const workingTime = createWorkingTimePatterns(getFacts(catalogue)?.workingTime).map(
    ({ pattern, places }): Wanted => ({ pattern, placesOf: () => places, isVague: () => true }),
  );
  const inTexts = [createWantedFacts(catalogue, () => true), ...workingTime];
  const inFacts = [createWantedFacts(catalogue, (name) => nested.includes(name))];
  for (const file of catalogue.files.filter(({ locale, kind }) => locale || kind === 'facts')) {
    for (const text of [...file.texts, ...findBodyNodes(file, ['text'])]) {
      // Where a fact is set, it stands by hand; so does the origin that the domain is read off.
      if (file.kind === 'facts' && 'path' in text && setsOne.test(String(text.path))) continue;
      for (const { pattern, placesOf, isVague } of file.locale ? inTexts : inFacts) {
        for (const { 0: written, index } of findMatches(text.value, pattern)) {
          const problem = `“${written}” is a fact of messages/facts.json, written by hand: it stays when the fact changes.`;
          const remedy = `Write ${placesOf(written)}`;
          const otherwise = '; say it in other words where something else is meant';
          if (isVague(written))
            yield createWarning(file, text.offsetOf(index), problem, `${remedy}${otherwise}.`);
          else yield createError(file, text.offsetOf(index), problem, `${remedy}.`);
        }
      }
    }
  }
};

/** The facts, in whatever language, that are told from other words by what they say. */
function createWantedFacts(catalogue: Catalogue, isWanted: (name: string) => boolean): Wanted {
  // A weekday and an hour mean other things as well.
  const file = { ...getFacts(catalogue), workingTime: undefined };
  const namesOf = new Map<string, string[]>();
  for (const locale of locales) {
    for (const [name, written] of getFactValues(file, locale)) {
      const value = catalogue.filler(locale).fill(written);
      if (!isWanted(name) || !isTelling(value, locale)) continue;
      namesOf.set(value, [...new Set([...(namesOf.get(value) ?? []), name])]);
    }
  }
  // The longest first: the name of a company in Vietnam holds that of the company.
  const values = [...namesOf.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(?:${values.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'gu'),
    placesOf: (written) => {
      const places = (namesOf.get(written) ?? []).map((name) => `{${name}}`);
      return places.length > 1 ? `${places.join(' or ')}, whichever is meant` : places.join();
    },
    isVague: (written) => claim.test(written),
  };
}

function getFacts(catalogue: Catalogue): Partial<Facts> | undefined {
  return catalogue.shared('facts.json') as Partial<Facts> | undefined;
}

/** A short number (a year, days of a trial) means other things as well. */
function isTelling(value: string, locale: Locale): boolean {
  return claim.test(value) || (!/^\d{0,5}$/.test(value) && value.length >= (locale === 'zh' ? 2 : 4));
}
