import sharp from 'sharp';
import { readDrawing } from '../brand';

/** Renders the site icon as a square PNG; `size` is in pixels. */
export async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(readDrawing('public/images/app-icon.svg'));
  const png = await sharp(svg).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
