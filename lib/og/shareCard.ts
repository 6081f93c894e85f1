import type { Locale } from '@/lib/i18n/locales';
import { themeColors } from '@/lib/themeColors';
import { blueprint } from './blueprint';
import { cardSize } from './cardSize';
import { embedSvg } from './embedSvg';
import { outlineText } from './outlineText';
import { setTitle } from './setTitle';
import { typefaces, type Weight } from './typefaces';

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
  /** The page's drawing as SVG; without one the title has the whole width. */
  drawing?: string;
};

const PAPER = themeColors.light;
const INK = '#12332c';
const MUTED = '#48605a';
const ACCENT = '#b83918';

const MARGIN = 72;
const DRAWING = 520;
const GAP = 48;
const TITLE_HEIGHT = 300;

/** Composes a share card as SVG that needs no font. */
export async function shareCard(card: ShareCard): Promise<string> {
  const { width, height } = cardSize;
  const drawing = card.drawing === undefined ? undefined : embedSvg(card.drawing, DRAWING);
  const room = width - 2 * MARGIN - (drawing ? DRAWING + GAP : 0);
  const title = await setTitle(card.title, card.locale, { width: room, height: TITLE_HEIGHT });
  const top = (height - title.height) / 2;
  const draw = lineDrawer(card.locale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    blueprint(width, height, INK),
    embedSvg(card.mark, 52).at(MARGIN, 56),
    await draw(card.siteName, { x: MARGIN + 66, y: 93, size: 27, weight: 600, colour: INK }),
    `<path d="M${MARGIN} ${top - 36}h64v6h-64z" fill="${ACCENT}"/>`,
    `<g transform="translate(${MARGIN} ${top})" fill="${INK}">${title.svg}</g>`,
    await draw(card.label, { x: MARGIN, y: 566, size: 23, weight: 600, colour: ACCENT }),
    await draw(card.host, { x: width - MARGIN, y: 566, size: 21, weight: 400, colour: MUTED, end: true }),
    drawing?.at(width - MARGIN - DRAWING, (height - drawing.height) / 2) ?? '',
    '</svg>',
  ].join('');
}

type Line = { x: number; y: number; size: number; weight: Weight; colour: string; end?: boolean };

function lineDrawer(locale: Locale) {
  return async (text: string, { x, y, size, weight, colour, end }: Line) => {
    const { path, width } = await outlineText(text, typefaces(locale === 'zh', weight));
    const start = end ? x - width * size : x;
    return `<path transform="translate(${start} ${y})scale(${size})" fill="${colour}" d="${path}"/>`;
  };
}
