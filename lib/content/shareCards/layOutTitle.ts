import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { breakLines } from './breakLines';
import { getTypefaces } from './getTypefaces';
import { measureText, outlineText } from './outlineText';
import { splitWords } from './splitWords';

/** The font sizes to try for a title, largest first. */
const FONT_SIZES_PX = [68, 60, 54, 48, 43, 38, 34];

/** The position of the baseline, as a fraction of the line height. */
const BASELINE_RATIO = 0.78;

/** Lays out a title as large as `maxSize` allows. Returns its outlines as SVG with the origin at the top left, and its height. */
export async function layOutTitle(title: string, locale: Locale, maxSize: { width: number; height: number }) {
  const { isIdeographic, titleLeading } = languageTraits[locale];
  const faces = getTypefaces(isIdeographic, 600);
  const words = await Promise.all(
    splitWords(title, locale).map(async (text) => ({
      text,
      width: await measureText(text, faces),
      trimmedWidth: await measureText(text.trimEnd(), faces),
    })),
  );
  const candidates = FONT_SIZES_PX.map((size) => {
    const lines = breakLines(words, maxSize.width / size);
    const fits =
      lines.length * size * titleLeading <= maxSize.height &&
      words.every(({ trimmedWidth }) => trimmedWidth * size <= maxSize.width);
    return { size, lines, fits };
  });
  const { size, lines } =
    candidates.find(({ fits }) => fits) ?? (candidates.at(-1) as (typeof candidates)[number]);
  const lineHeight = size * titleLeading;
  const paths = await Promise.all(
    lines.map(async (line, index) => {
      const y = (index + BASELINE_RATIO) * lineHeight;
      return `<path transform="translate(0 ${y})scale(${size})" d="${(await outlineText(line, faces)).path}"/>`;
    }),
  );
  return { svg: paths.join(''), height: lines.length * lineHeight };
}
