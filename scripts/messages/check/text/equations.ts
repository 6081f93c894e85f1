import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { matchesIn } from './matchesIn';
import { parseQuantity, quantityPattern, states } from './quantities';

/** `30 × 105,000 ÷ 180 = 17,500`, with units in between: what stands around each `=`. */
export type Equation = { written: string; sides: string[] };

/** Currencies may stand before a figure, and up to four words of units behind it. */
const term = (locale: Locale) =>
  String.raw`[(（]*(?:(?:VND|USD|RMB) )?[−+]?${quantityPattern(locale)}(?: ?[\p{L}/-]{1,20}(?: [\p{L}/-]{1,20}){0,3})?[)）]*`;

const equations = Object.fromEntries(
  locales.map((locale) => {
    const side = `${term(locale)}(?: ?[+−×÷] ?${term(locale)})*`;
    // After a sign something else belongs to it that was not read.
    const start = '(?<!\\d|[+−×÷][^。；：，;:\n]{0,40})';
    return [locale, new RegExp(`${start}${side}(?: ?= ?${side})+`, 'gu')];
  }),
) as Record<Locale, RegExp>;

export function equationsIn(text: string, locale: Locale): Equation[] {
  // Most texts have none, which is found out faster.
  if (!text.includes('=')) return [];
  return matchesIn(text, equations[locale]).map(([written]) => ({
    written,
    sides: written.split('='),
  }));
}

/** The equations that do not hold: a side that is one figure may be rounded, as it is written. */
export function wrongEquations(text: string, locale: Locale): string[] {
  return equationsIn(text, locale)
    .filter(({ sides }) =>
      sides.some((one, index) => index > 0 && !agree(sides[index - 1] ?? '', one, locale)),
    )
    .map(({ written }) => written);
}

function agree(left: string, right: string, locale: Locale): boolean {
  const single = [left, right].find((side) => figuresOf(side, locale).length === 1);
  const stated = single === undefined ? undefined : parseQuantity(figuresOf(single, locale)[0] ?? '', locale);
  const [one, other] = [evaluate(left, locale) / (toMinutes(left, right) ? 60 : 1), evaluate(right, locale)];
  return stated
    ? states(stated, single === left ? other : one)
    : Math.abs(one - other) <= Math.abs(one) * 1e-9;
}

/** Whether seconds stand on the left and minutes on the right. */
function toMinutes(left: string, right: string): boolean {
  return /seconds|giây|秒/.test(left) && /minutes|phút|分钟/.test(right);
}

function figuresOf(side: string, locale: Locale): string[] {
  return [...side.matchAll(new RegExp(quantityPattern(locale), 'g'))].map(([figure]) => figure);
}

/** Reckons a side: brackets first, then × and ÷, then + and −. */
export function evaluate(side: string, locale: Locale): number {
  const written = side.replaceAll('（', '(').replaceAll('）', ')');
  const tokens = written.match(new RegExp(`${quantityPattern(locale)}|[()+−×÷]`, 'g')) ?? [];
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
