import { themeColors } from '@/lib/content/appearance/themeColors';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { PhotoVariant } from '@/lib/shared/pictures/photoUrl';
import { cardSize } from './cardSize';
import { drawBlueprint } from './drawBlueprint';
import { embedSvg } from './embedSvg';
import { getTypefaces, type Weight } from './getTypefaces';
import { layOutTitle } from './layOutTitle';
import { outlineText } from './outlineText';

/** What stands on the picture of a page that is shared. */
export type ShareCard = {
  locale: Locale;
  title: string;
  /** What kind of page it is: the name of its section, a date. */
  label: string;
  siteName: string;
  host: string;
  /** The brand's mark as SVG. */
  mark: string;
  /** The page's drawing as SVG, or its photograph. */
  drawing?: string;
  photo?: PhotoVariant;
};

/** The colours of a card, `#rrggbb`. */
export const colours = { paper: themeColors.light, ink: '#12332c', accent: '#b83918' };
const MUTED = '#48605a';

const MARGIN = 72;
const DRAWING = 520;
const GAP = 48;
const TITLE_HEIGHT = 300;
/** How far the outline of a letter may reach beyond the width of its line. */
const BLEED = 8;

/** Composes what the cards of pages with the same drawing have in common, as SVG that needs no font. */
export async function composeBackground({
  locale,
  siteName,
  host,
  mark,
  drawing,
}: ShareCard): Promise<string> {
  const { width, height } = cardSize;
  const picture = drawing === undefined ? undefined : embedSvg(drawing, DRAWING);
  const draw = lineDrawer(locale);
  return renderSvg(
    width,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    drawBlueprint(width, height, colours.ink),
    embedSvg(mark, 52).at(MARGIN, 56),
    (await draw(siteName, { x: MARGIN + 66, y: 93, size: 27, weight: 600, colour: colours.ink })).svg,
    (await draw(host, { x: width - MARGIN, y: 566, size: 21, weight: 400, colour: MUTED, end: true })).svg,
    picture?.at(width - MARGIN - DRAWING, (height - picture.height) / 2) ?? '',
  );
}

/**
 * Composes what a card alone says, likewise: its title in ink, its rule and its label in the accent, on nothing. Only as
 * wide as that takes, because drawing what is empty takes as long.
 */
export async function composeTexts({ locale, title, label }: ShareCard): Promise<string> {
  const { width, height } = cardSize;
  const room = width - 2 * MARGIN - DRAWING - GAP;
  const set = await layOutTitle(title, locale, { width: room, height: TITLE_HEIGHT });
  const top = (height - set.height) / 2;
  const line = await lineDrawer(locale)(label, {
    x: MARGIN,
    y: 566,
    size: 23,
    weight: 600,
    colour: colours.accent,
  });
  return renderSvg(
    Math.min(width, MARGIN + Math.ceil(Math.max(room, line.width)) + BLEED),
    `<path d="M${MARGIN} ${top - 36}h64v6h-64z" fill="${colours.accent}"/>`,
    `<g transform="translate(${MARGIN} ${top})" fill="${colours.ink}">${set.svg}</g>`,
    line.svg,
  );
}

/** Where a photograph stands on its card, and how large it is. */
export function getPhotoBox(photo: PhotoVariant) {
  const height = Math.round((DRAWING * photo.height) / photo.width);
  const [left, top] = [cardSize.width - MARGIN - DRAWING, Math.round((cardSize.height - height) / 2)];
  return { left, top, width: DRAWING, height };
}

function renderSvg(width: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardSize.height}">${parts.join('')}</svg>`;
}

type Line = { x: number; y: number; size: number; weight: Weight; colour: string; end?: boolean };

function lineDrawer(locale: Locale) {
  return async (text: string, { x, y, size, weight, colour, end }: Line) => {
    const { path, width } = await outlineText(
      text,
      getTypefaces(languageTraits[locale].isIdeographic, weight),
    );
    const start = end ? x - width * size : x;
    const svg = `<path transform="translate(${start} ${y})scale(${size})" fill="${colour}" d="${path}"/>`;
    return { svg, width: width * size };
  };
}
