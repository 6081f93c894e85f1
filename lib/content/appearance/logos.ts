import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSvgSize } from '@/lib/content/pictures/svg';
import { colourDrawing, toDataUrl } from './colourDrawing';
import { getContrast } from './contrast';
import { findColours, type Palette, type SchemeColours } from './palette';
import { readPngSize } from './readPngSize';

/** Paths of the icons. Browsers request the favicon and the touch icon at these paths even without a `<link>`. */
export const iconPaths = {
  favicon: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  large: '/icons/icon-512.png',
  /** Copies of PNG logos in the size of pages. */
  mark: '/icons/mark.png',
  wordMark: '/icons/word-mark.png',
} as const;

/** A longer logo is a separate file, so that it does not make every page larger. */
const MAX_INLINE_LENGTH = 3_000;

/** The palette colour of the background of icons. */
const BACKGROUND = 'icon-background';

/**
 * A mark or a word mark: SVG, in which a PNG is embedded, its size, and a `data:` URL or the path of a file. If
 * `darkSrc` is defined, `src` has only the colours of the light scheme.
 */
export type Logo = { svg: string; width: number; height: number; src: string; darkSrc?: string };

/** A mark in the colours of pages, of the browser's tab, and of icons with a background, and a word mark. */
export type Logos = { mark: Logo; tabMark: Logo; iconMark: Logo; iconBackground: string; wordMark?: Logo };

/**
 * Reads the files of a logo, `.svg` or `.png`. An SVG gets the colours of the palette, where `icon-ink`
 * replaces `ink` in the tab and in icons. `icon-background` is the background of icons.
 */
export function readLogos({ mark, wordMark }: { mark: string; wordMark?: string }, palette: Palette): Logos {
  const iconBackground = findColours(BACKGROUND, palette)?.light ?? '#ffffff';
  const read = (src: string, copy: string, colours: Palette) =>
    readLogo(path.join('public', src), src.endsWith('.svg') ? src : copy, colours);
  // Safari (WebKit 2.50) ignores the colour scheme in images, so pages need a drawing for each scheme.
  const readForPages = (src: string, copy: string): Logo => {
    const logo = read(src, copy, palette);
    const light = read(src, copy, selectScheme(palette, 'light')).src;
    const dark = read(src, copy, selectScheme(palette, 'dark')).src;
    return light === dark ? logo : { ...logo, src: light, darkSrc: dark };
  };
  return {
    mark: readForPages(mark, iconPaths.mark),
    tabMark: read(mark, iconPaths.mark, createIconPalette(palette)),
    iconMark: read(mark, iconPaths.mark, createIconPalette(palette, iconBackground)),
    iconBackground,
    ...(wordMark && { wordMark: readForPages(wordMark, iconPaths.wordMark) }),
  };
}

/** Reads a logo. `publishedPath` is the path of its file on the site if it is too long for a `data:` URL. */
function readLogo(file: string, publishedPath: string, palette: Palette): Logo {
  const bytes = readFileSync(file);
  const size = file.endsWith('.png') ? readPngSize(bytes) : getSvgSize(bytes.toString());
  if (!size) throw new Error(`${file} is not a complete PNG file. Export the logo again as SVG or PNG.`);
  const svg = file.endsWith('.png') ? embedPng(bytes, size) : colourDrawing(bytes.toString(), palette).trim();
  return { svg, ...size, src: svg.length > MAX_INLINE_LENGTH ? publishedPath : toDataUrl(svg) };
}

function embedPng(png: Buffer, { width, height }: { width: number; height: number }): string {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
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
