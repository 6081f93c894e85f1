import sharp from 'sharp';
import { iconPaths, type Logo, type Logos } from '@/lib/content/appearance/logos';
import { embedSvg } from '@/lib/content/pictures/svg';

/** The part of an icon that the mark fills, so that it stays whole in every shape to which home screens cut icons. */
const MARK_SHARE = 0.5875;

/** The same for the favicon, which no program cuts: at 16 pixels, a smaller mark would be a spot. */
const FAVICON_MARK_SHARE = 0.875;

/** Heights of the copies of PNG logos: three times their height on pages, in pixels. */
const [MARK_PX, WORD_MARK_PX] = [120, 84];

type Bytes = Uint8Array<ArrayBuffer>;

/** Lists the paths of the icons, and of the copies of PNG logos that pages show. */
export function listIconPaths({ mark, wordMark }: Logos): string[] {
  const { favicon, appleTouch, large } = iconPaths;
  const copies: string[] = [iconPaths.mark, iconPaths.wordMark];
  const sources = [mark.src, wordMark?.src ?? ''].filter((src) => copies.includes(src));
  return [favicon, appleTouch, large, ...sources];
}

/** Responds with the icon or the copy of a logo at a path; with 404 for other paths. */
export async function respondWithIcon(path: string, logos: Logos): Promise<Response> {
  const icon = await drawIconFile(path, logos);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(icon, { headers: { 'Content-Type': 'image/png' } });
}

async function drawIconFile(path: string, logos: Logos): Promise<Bytes | undefined> {
  switch (path) {
    case iconPaths.favicon:
      // Browsers recognize a PNG in spite of the extension.
      return drawIcon(logos, 48, FAVICON_MARK_SHARE);
    case iconPaths.appleTouch:
      return drawIcon(logos, 180);
    case iconPaths.large:
      return drawIcon(logos, 512);
    case iconPaths.mark:
      return drawLogo(logos.mark, MARK_PX);
    case iconPaths.wordMark:
      return logos.wordMark && drawLogo(logos.wordMark, WORD_MARK_PX);
  }
}

/**
 * Draws a square icon as PNG: the mark on a background. A mark without transparent pixels, such as a finished icon, fills
 * the whole square. `size` is in pixels.
 */
async function drawIcon(
  { iconMark, iconBackground: background }: Logos,
  size: number,
  markShare = MARK_SHARE,
): Promise<Bytes> {
  const { isOpaque } = await sharp(await drawLogo(iconMark, size)).stats();
  const width = size * (isOpaque ? 1 : markShare);
  const margin = (size - width) / 2;
  const icon = drawSvg(size, size, iconMark.svg, { x: margin, y: margin, width, height: width }).flatten({
    background,
  });
  return new Uint8Array(await icon.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** Draws a logo as PNG with a transparent background; `height` is in pixels. */
async function drawLogo({ svg, width, height: fullHeight }: Logo, height: number): Promise<Bytes> {
  const scaledWidth = Math.round((height * width) / fullHeight);
  const picture = drawSvg(scaledWidth, height, svg, { x: 0, y: 0, width: scaledWidth, height });
  return new Uint8Array(await picture.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** Draws an SVG of a size with a drawing in a box. */
function drawSvg(width: number, height: number, svg: string, box: Parameters<typeof embedSvg>[1]) {
  const content = embedSvg(svg, box);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  );
}
