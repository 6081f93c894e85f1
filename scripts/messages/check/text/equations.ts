import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { findMatches } from './findMatches';
import { createQuantityPattern, isSameQuantity, parseQuantity } from './quantities';

/** A number with an optional currency before it and up to four words of units after it. */
const createTermPattern = (locale: Locale) =>
  String.raw`[(（]*(?:(?:VND|USD|RMB) )?[−+]?${createQuantityPattern(locale)}(?: ?[\p{L}/-]{1,20}(?: [\p{L}/-]{1,20}){0,3})?[)）]*`;

/** Equations such as `30 × 105,000 ÷ 180 = 17,500`, by locale. */
const equations = Object.fromEntries(
  locales.map((locale) => {
    const side = `${createTermPattern(locale)}(?: ?[+−×÷] ?${createTermPattern(locale)})*`;
    // An operator shortly before the match means that the equation has an operand this pattern does not cover.
    const start = '(?<!\\d|[+−×÷][^。；：，;:\n]{0,40})';
    return [locale, new RegExp(`${start}${side}(?: ?= ?${side})+`, 'gu')];
  }),
) as Record<Locale, RegExp>;

/** Finds incorrect equations. A side that is a single number may be rounded to the digits it has. */
export function findWrongEquations(text: string, locale: Locale): string[] {
  // Fast path: most texts contain no equation.
  if (!text.includes('=')) return [];
  return findMatches(text, equations[locale]).flatMap(([written]) => {
    const [first = '', ...others] = written.split('=');
    const holds = others.every((side, index) => areSidesEqual(others[index - 1] ?? first, side, locale));
    return holds ? [] : [written];
  });
}

function areSidesEqual(left: string, right: string, locale: Locale): boolean {
  // A result in minutes may follow a calculation in seconds.
  const toMinutes = /seconds|giây|秒/.test(left) && /minutes|phút|分钟/.test(right);
  const [one, other] = [evaluate(left, locale) / (toMinutes ? 60 : 1), evaluate(right, locale)];
  const figures = [left, right].map(
    (side) => side.match(new RegExp(createQuantityPattern(locale), 'g')) ?? [],
  );
  const single = figures.findIndex(({ length }) => length === 1);
  return single === -1
    ? Math.abs(one - other) <= Math.abs(one) * 1e-9
    : isSameQuantity(parseQuantity(figures[single]?.[0] ?? '', locale), single === 0 ? other : one);
}

/** Evaluates a side: brackets first, then × and ÷, then + and −. */
function evaluate(side: string, locale: Locale): number {
  const written = side.replaceAll('（', '(').replaceAll('）', ')');
  const tokens = written.match(new RegExp(`${createQuantityPattern(locale)}|[()+−×÷]`, 'g')) ?? [];
  const sum = (): number => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '−') value += tokens.shift() === '+' ? product() : -product();
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === '×' || tokens[0] === '÷')
      value = tokens.shift() === '×' ? value * factor() : value / factor();
    return value;
  };
  const factor = (): number => {
    const token = tokens.shift() ?? '';
    if (token === '−') return -factor();
    if (token === '+') return factor();
    if (token !== '(') return parseQuantity(token, locale).value;
    const value = sum();
    tokens.shift();
    return value;
  };
  return sum();
}
