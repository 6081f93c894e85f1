import { drawBlueprint, drawTextLine, layOutTitle } from 'share-cards';
import type { PhotoVariant } from '@/lib/browser/photos';
import { getColours } from '@/lib/content/appearance/brand';
import type { Logos } from '@/lib/content/appearance/logos';
import { getUnbrokenWords } from '@/lib/content/messages/readMessages';
import { embedSvg, getSvgSize } from '@/lib/content/pictures/svg';
import type { Locale } from '@/lib/i18n/locales';
import { languageTraits } from '@/lib/i18n/locales';
import { cardSize } from '../getShareCardPath';
import { getTypefaces } from './getTypefaces';

/** The content of a share card. */
export type ShareCard = {
  locale: Locale;
  title: string;
  /** The name of the section and, for posts, the date. */
  label: string;
  siteName: string;
  host: string;
  /** The mark and, instead of the name, the word mark. */
  logos: Pick<Logos, 'mark' | 'wordMark'>;
  /** The page's drawing as SVG; undefined if the page has a photograph. */
  drawing?: string;
  photo?: PhotoVariant;
};

/** The colours of a card, `#rrggbb`. */
export const colours = {
  paper: getColours('paper').light,
  ink: getColours('ink').light,
  accent: getColours('accent-bright').light,
  muted: getColours('card-muted').light,
};

const MARGIN_PX = 72;
const DRAWING_WIDTH_PX = 520;
const GAP_PX = 48;
const TITLE_HEIGHT_PX = 300;
/** The font sizes to try for a title in pixels, largest first. */
const TITLE_SIZES_PX = [68, 60, 54, 48, 43, 38, 34];
/** Extra width in pixels for glyph outlines that extend beyond the advance width of their line. */
const BLEED_PX = 8;

/** Composes the background that cards with the same drawing share, as SVG with text converted to outlines. */
export async function composeBackground({
  locale,
  siteName,
  host,
  logos: { mark, wordMark },
  drawing,
}: ShareCard): Promise<string> {
  const { width, height } = cardSize;
  const nameLine = await drawTextLine(siteName, {
    typefaces: getTypefaces(locale, 600),
    // Beside the logo, which is 52 pixels wide.
    x: MARGIN_PX + 66,
    y: 93,
    size: 27,
    colour: colours.ink,
  });
  const hostLine = await drawTextLine(host, {
    typefaces: getTypefaces(locale, 400),
    x: width - MARGIN_PX,
    y: 566,
    size: 21,
    colour: colours.muted,
    isRightAligned: true,
  });
  return renderSvg(
    width,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    // The same drawing frame as in the site's images.
    drawBlueprint(width, height, colours.ink),
    embedSvg(mark.svg, { x: MARGIN_PX, y: 56, width: 52, height: (52 * mark.height) / mark.width }),
    wordMark
      ? embedSvg(wordMark.svg, {
          x: MARGIN_PX + 66,
          y: 64,
          width: (36 * wordMark.width) / wordMark.height,
          height: 36,
        })
      : nameLine.svg,
    hostLine.svg,
    drawing === undefined ? '' : embedPicture(drawing),
  );
}

/**
 * Composes the texts of a single card, as SVG with outlines on a transparent background: the title in ink, the rule and
 * the label in the accent colour. The SVG is only as wide as the texts, because rasterizing empty space takes as long
 * as rasterizing text.
 */
export async function composeTexts({ locale, title, label }: ShareCard): Promise<string> {
  const { width, height } = cardSize;
  const titleWidth = width - 2 * MARGIN_PX - DRAWING_WIDTH_PX - GAP_PX;
  const typefaces = getTypefaces(locale, 600);
  const titleLayout = await layOutTitle(title, {
    locale,
    unbrokenWords: getUnbrokenWords(locale),
    typefaces,
    fontSizes: TITLE_SIZES_PX,
    leading: languageTraits[locale].titleLeading,
    width: titleWidth,
    height: TITLE_HEIGHT_PX,
  });
  const top = (height - titleLayout.height) / 2;
  const labelLine = await drawTextLine(label, {
    typefaces,
    x: MARGIN_PX,
    y: 566,
    size: 23,
    colour: colours.accent,
  });
  return renderSvg(
    Math.min(width, MARGIN_PX + Math.ceil(Math.max(titleWidth, labelLine.width)) + BLEED_PX),
    `<path d="M${MARGIN_PX} ${top - 36}h64v6h-64z" fill="${colours.accent}"/>`,
    `<g transform="translate(${MARGIN_PX} ${top})" fill="${colours.ink}">${titleLayout.svg}</g>`,
    labelLine.svg,
  );
}

/** Returns the position and size of a drawing or a photograph on its card. A tall photograph is cropped. */
export function getPictureBox(picture: { width: number; height: number }) {
  // The host name is below the picture.
  const height = Math.min(
    Math.max(1, Math.round((DRAWING_WIDTH_PX * picture.height) / picture.width)),
    cardSize.height - 3 * MARGIN_PX,
  );
  const [left, top] = [
    cardSize.width - MARGIN_PX - DRAWING_WIDTH_PX,
    Math.round((cardSize.height - height) / 2),
  ];
  return { left, top, width: DRAWING_WIDTH_PX, height };
}

function embedPicture(drawing: string): string {
  const { left, top, width, height } = getPictureBox(getSvgSize(drawing));
  return embedSvg(drawing, { x: left, y: top, width, height });
}

function renderSvg(width: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardSize.height}">${parts.join('')}</svg>`;
}
