import sharp from 'sharp';
import { iconPaths, type Logos } from '@/lib/content/appearance/logos';
import { embedSvg } from '@/lib/content/pictures/svg';

/** The part of an icon that the mark fills, so that it stays whole in every shape to which home screens cut icons. */
const MARK_SHARE = 0.5875;

/** The same for the favicon, which no program cuts: at 16 pixels, a smaller mark would be a spot. */
const FAVICON_MARK_SHARE = 0.875;

type Bytes = Uint8Array<ArrayBuffer>;
type IconPath = (typeof iconPaths)[keyof typeof iconPaths];

/** The sizes in pixels. */
const sizes: Record<IconPath, number> = {
  // Browsers recognize a PNG in spite of the extension `.ico`.
  [iconPaths.favicon]: 48,
  [iconPaths.appleTouch]: 180,
  [iconPaths.large]: 512,
};

/** Responds with the icon at a path, as PNG. */
export async function respondWithIcon(path: IconPath, logos: Logos): Promise<Response> {
  const icon = await drawIcon(
    logos,
    sizes[path],
    path === iconPaths.favicon ? FAVICON_MARK_SHARE : MARK_SHARE,
  );
  return new Response(icon, { headers: { 'Content-Type': 'image/png' } });
}

/**
 * Draws a square icon: the mark on a background. A mark without transparent pixels, such as a finished icon, fills the whole
 * square.
 */
async function drawIcon(
  { iconMark: { svg }, iconBackground: background }: Logos,
  size: number,
  markShare: number,
): Promise<Bytes> {
  const { isOpaque } = await drawMark(svg, size, 1).stats();
  const icon = drawMark(svg, size, isOpaque ? 1 : markShare).flatten({ background });
  return new Uint8Array(await icon.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** Draws a mark in the middle of a transparent square, of whose width it fills a share. */
function drawMark(svg: string, size: number, share: number) {
  const width = size * share;
  const margin = (size - width) / 2;
  const content = embedSvg(svg, { x: margin, y: margin, width, height: width });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`),
  );
}
