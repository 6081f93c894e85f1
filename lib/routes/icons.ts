import sharp from 'sharp';
import { iconPaths, type Logo, type Logos } from '@/lib/content/appearance/logos';
import { embedSvg } from '@/lib/content/pictures/svg';

/** The part of an icon that the mark fills, so that it stays whole in every shape to which home screens cut icons. */
const MARK_SHARE = 0.5875;

/** The same for the favicon, which no program cuts: at 16 pixels, a smaller mark would be a spot. */
const FAVICON_MARK_SHARE = 0.875;

/** Heights of the copies of PNG logos: three times their height on pages, in pixels. */
const [MARK_PX, WORD_MARK_PX] = [120, 84];

/** The sizes in a favicon, in pixels. */
const FAVICON_SIZES = [16, 32, 48];

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
  const type = path === iconPaths.favicon ? 'image/x-icon' : 'image/png';
  return new Response(icon, { headers: { 'Content-Type': type } });
}

async function drawIconFile(path: string, logos: Logos): Promise<Bytes | undefined> {
  switch (path) {
    case iconPaths.favicon:
      return encodeIco(
        await Promise.all(
          FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(logos, size, FAVICON_MARK_SHARE) })),
        ),
      );
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

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs square PNGs smaller than 256 pixels into an ICO file. ICO supports PNG data since Windows Vista. */
function encodeIco(pictures: { size: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const dataOffset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const length = pictures.reduce((sum, { png }) => sum + png.length, dataOffset);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, pictures.length, true);
  let pngOffset = dataOffset;
  for (const [index, { size, png }] of pictures.entries()) {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    view.setUint8(entryOffset, size);
    view.setUint8(entryOffset + 1, size);
    view.setUint16(entryOffset + 4, 1, true); // colour planes
    view.setUint16(entryOffset + 6, 32, true); // bits per pixel
    view.setUint32(entryOffset + 8, png.length, true);
    view.setUint32(entryOffset + 12, pngOffset, true);
    file.set(png, pngOffset);
    pngOffset += png.length;
  }
  return file;
}
