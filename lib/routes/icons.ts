import sharp from 'sharp';
import { iconPaths, type Logos } from '@/lib/content/appearance/logos';
import { embedSvg } from '@/lib/content/pictures/svg';

/** The part of an icon that the mark fills, so that it stays whole in every shape to which home screens cut icons. */
const MARK_SHARE = 0.5875;

/** The same for the favicon, which no program cuts: at 16 pixels, a smaller mark would be a spot. */
const FAVICON_MARK_SHARE = 0.875;

type Bytes = Uint8Array<ArrayBuffer>;
type IconPath = (typeof iconPaths)[keyof typeof iconPaths];

/** Responds with the icon at a path. */
export async function respondWithIcon(path: IconPath, logos: Logos): Promise<Response> {
  return new Response(await drawIconFile(path, logos), { headers: { 'Content-Type': 'image/png' } });
}

async function drawIconFile(path: IconPath, logos: Logos): Promise<Bytes> {
  switch (path) {
    case iconPaths.favicon:
      // Browsers recognize a PNG in spite of the extension.
      return drawIcon(logos, 48, FAVICON_MARK_SHARE);
    case iconPaths.appleTouch:
      return drawIcon(logos, 180);
    case iconPaths.large:
      return drawIcon(logos, 512);
  }
}

/**
 * Draws a square icon as PNG: the mark on a background. A mark without transparent pixels, such as a finished icon, fills
 * the whole square. `size` is in pixels.
 */
async function drawIcon(
  { iconMark: { svg }, iconBackground: background }: Logos,
  size: number,
  markShare = MARK_SHARE,
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
