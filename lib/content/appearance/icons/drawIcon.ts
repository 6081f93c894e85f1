import path from 'node:path';
import sharp from 'sharp';

/** Renders the site icon as a square PNG; `size` is in pixels. */
export async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svgFile = path.join(process.cwd(), 'public/images/app-icon.svg');
  const png = await sharp(svgFile).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
