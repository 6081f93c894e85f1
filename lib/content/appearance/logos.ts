import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSvgSize } from '@/lib/content/pictures/svg';
import { colourDrawing, toDataUrl } from './colourDrawing';
import { getContrast } from './contrast';
import { findColours, type Palette, type SchemeColours } from './palette';

/** Paths of the icons. Browsers request the favicon and the touch icon at these paths even without a `<link>`. */
export const iconPaths = {
  favicon: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  large: '/icons/icon-512.png',
} as const;

/** A longer logo is a separate file, so that it does not make every page larger. */
const MAX_INLINE_LENGTH = 3_000;

/** The palette colour of the background of icons. */
const BACKGROUND = 'icon-background';

/**
 * A mark or a word mark: its SVG and size, and a `data:` URL or the path of a file. If `darkSrc` is defined, `src` has only
 * the colours of the light scheme.
 */
export type Logo = { svg: string; width: number; height: number; src: string; darkSrc?: string };

/** A mark in the colours of pages, of the browser's tab, and of icons with a background, and a word mark. */
export type Logos = { mark: Logo; tabMark: Logo; iconMark: Logo; iconBackground: string; wordMark?: Logo };

/**
 * Reads the files of a logo, in the colours of the palette, where `icon-ink` replaces `ink` in the tab and in icons.
 * `icon-background` is the background of icons.
 */
export function readLogos({ mark, wordMark }: { mark: string; wordMark?: string }, palette: Palette): Logos {
  const iconBackground = findColours(BACKGROUND, palette)?.light ?? '#ffffff';
  // Safari (WebKit 2.50) ignores the colour scheme in images, so pages need a drawing for each scheme.
  const readForPages = (src: string): Logo => {
    const logo = readLogo(src, palette);
    const light = readLogo(src, selectScheme(palette, 'light')).src;
    const dark = readLogo(src, selectScheme(palette, 'dark')).src;
    return light === dark ? logo : { ...logo, src: light, darkSrc: dark };
  };
  return {
    mark: readForPages(mark),
    tabMark: readLogo(mark, createIconPalette(palette)),
    iconMark: readLogo(mark, createIconPalette(palette, iconBackground)),
    iconBackground,
    ...(wordMark && { wordMark: readForPages(wordMark) }),
  };
}

/** Reads a logo. `src` is its path on the site, which pages use if the drawing is too long for a `data:` URL. */
function readLogo(src: string, palette: Palette): Logo {
  const drawing = readFileSync(path.join('public', src), 'utf8');
  const svg = colourDrawing(drawing, palette).trim();
  return { svg, ...getSvgSize(drawing), src: svg.length > MAX_INLINE_LENGTH ? src : toDataUrl(svg) };
}

/** Returns a palette in which both schemes have the colours of one. */
function selectScheme(palette: Palette, scheme: keyof SchemeColours): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, { [scheme]: colour }]) => [name, { light: colour, dark: colour }]),
  );
}

/**
 * Creates the palette of a mark in icons. On a background, its colours are those of the scheme that is legible on it.
 * Without one, such as in a browser's tab, both schemes stay, but replacements have only their light colour, because the
 * colour of the tab may differ from the scheme.
 */
function createIconPalette(palette: Palette, background?: string): Palette {
  const isDark = background && getContrast(background, '#fff') > getContrast(background, '#000');
  const getIconColours = (name: string, colours: SchemeColours): SchemeColours => {
    const icon = palette[`icon-${name}`];
    if (!background && !icon) return colours;
    const colour = (icon ?? colours)[isDark ? 'dark' : 'light'];
    return { light: colour, dark: colour };
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, colours]) => [name, getIconColours(name, colours)]),
  );
}
