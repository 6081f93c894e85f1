import { splitWords } from 'line-breaks';
import { breakLines } from './breakLines';
import { measureText, outlineText } from './outlineText';
import type { Typeface } from './Typeface';

/** The position of the baseline, as a fraction of the line height. */
const BASELINE_RATIO = 0.78;

export type TitleOptions = {
  /** BCP 47 tag, which determines where lines may break. */
  locale: string;
  /** Typefaces in order of preference. */
  typefaces: readonly Typeface[];
  /** The font sizes to try in pixels, largest first. */
  fontSizes: readonly number[];
  /** Line height relative to the font size. */
  leading: number;
  /** Maximum size of the title in pixels. */
  width: number;
  height: number;
};

/**
 * Lays out a title in the largest font size that fits. Returns its outlines as SVG with the origin at the top left, and
 * its height.
 */
export async function layOutTitle(
  title: string,
  { locale, typefaces, fontSizes, leading, width, height }: TitleOptions,
): Promise<{ svg: string; height: number }> {
  // Word joiners have no outline. Titles never break after a hyphen.
  const visibleTitle = title.replaceAll('\u2060', '');
  const words = await Promise.all(
    splitWords(visibleTitle, locale).map(async (text) => ({
      text,
      width: await measureText(text, typefaces),
      trimmedWidth: await measureText(text.trimEnd(), typefaces),
    })),
  );
  const candidates = fontSizes.map((size) => {
    const lines = breakLines(words, width / size);
    const isFitting =
      lines.length * size * leading <= height &&
      words.every(({ trimmedWidth }) => trimmedWidth * size <= width);
    return { size, lines, isFitting };
  });
  const chosenLayout = candidates.find(({ isFitting }) => isFitting) ?? candidates.at(-1);
  if (chosenLayout === undefined) throw new Error('fontSizes is empty.');
  const lineHeight = chosenLayout.size * leading;
  const paths = await Promise.all(
    chosenLayout.lines.map(async (line, index) => {
      const y = (index + BASELINE_RATIO) * lineHeight;
      const { path } = await outlineText(line, typefaces);
      return `<path transform="translate(0 ${y})scale(${chosenLayout.size})" d="${path}"/>`;
    }),
  );
  return { svg: paths.join(''), height: chosenLayout.lines.length * lineHeight };
}
