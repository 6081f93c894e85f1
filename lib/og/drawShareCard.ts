import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ShareCard, shareCard } from './shareCard';

/** Kept between builds, as the framework's own cache is. */
const CACHE = path.join(process.cwd(), '.next/cache/share-cards');

/** Flat drawings need few colours. Level 9 would take a tenth off the size and add half to the time. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 } as const;

/** Draws a share card as PNG, or takes it from the cache where one with the same content was drawn before. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await shareCard(card);
  const hash = createHash('sha256').update(JSON.stringify(PNG)).update(svg).digest('hex');
  const file = path.join(CACHE, `${hash.slice(0, 32)}.png`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, png);
    return new Uint8Array(png);
  }
}
