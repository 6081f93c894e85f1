import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { breakLines } from './breakLines';
import { getTypefaces } from './getTypefaces';
import { measureText, outlineText } from './outlineText';
import { splitWords } from './splitWords';

/** The sizes a title is tried in; the first in which it fits is taken. */
const SIZES = [68, 60, 54, 48, 43, 38, 34];

/** Where the base line of a line lies, in its height. */
const BASELINE = 0.78;

/** Sets a title as large as `room` allows. Returns its outlines as SVG, from the upper left corner, and its height. */
export async function layOutTitle(title: string, locale: Locale, room: { width: number; height: number }) {
  const { isIdeographic, titleLeading } = languageTraits[locale];
  const faces = getTypefaces(isIdeographic, 600);
  const words = await Promise.all(
    splitWords(title, locale).map(async (text) => ({
      text,
      width: await measureText(text, faces),
      trimmed: await measureText(text.trimEnd(), faces),
    })),
  );
  const tried = SIZES.map((size) => {
    const lines = breakLines(words, room.width / size);
    const fits =
      lines.length * size * titleLeading <= room.height &&
      words.every(({ trimmed }) => trimmed * size <= room.width);
    return { size, lines, fits };
  });
  const { size, lines } = tried.find(({ fits }) => fits) ?? (tried.at(-1) as (typeof tried)[number]);
  const step = size * titleLeading;
  const paths = await Promise.all(
    lines.map(async (line, index) => {
      const y = (index + BASELINE) * step;
      return `<path transform="translate(0 ${y})scale(${size})" d="${(await outlineText(line, faces)).path}"/>`;
    }),
  );
  return { svg: paths.join(''), height: lines.length * step };
}
