import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PhotoVariant } from '@/lib/shared/pictures/photoUrl';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { renderPhoto } from '../pictures/renderPhoto';
import { cardSize, MAX_CARD_BYTES } from './cardSize';
import { encodeIndexedPng, type IndexedPicture } from './encodeIndexedPng';
import { colours, composeBackground, composeTexts, getPhotoBox, type ShareCard } from './shareCard';

/** Kept between builds, as the framework's own cache is. */
const CACHE = path.join(process.cwd(), '.next/cache/share-cards');

/** How many shades a text has from the paper to its own colour. */
const SHADES = 16;

/** How good the colours of a card with a photograph may be, as far as its weight allows. */
const QUALITIES = [90, 60, 30, 1];

/** How many colours a ground keeps; with the shades of its texts at most 256. */
const COLOURS = 96;

/** Draws a share card as PNG, or takes it from the cache where one with the same content was drawn before. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const ground = await composeBackground(card);
  const texts = await composeTexts(card);
  const hash = createHash('sha256')
    .update(JSON.stringify([ground, texts, COLOURS, SHADES, card.photo, QUALITIES]))
    .digest('hex');
  const file = path.join(CACHE, `${hash.slice(0, 32)}.png`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const drawn = await layTexts(await drawGround(ground), texts);
    const png = card.photo ? await layPhoto(drawn, card.photo) : drawn;
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}

/**
 * Lays texts over the left of a ground, whose colours have been reduced once for all cards that share it: reducing those
 * of each card anew took most of the time of a site with many articles.
 */
async function layTexts(ground: IndexedPicture, svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data: texts, info } = await drawing.toBuffer({ resolveWithObject: true });
  const data = ground.data.slice();
  const ink = ground.palette.length;
  const accent = ink + SHADES;
  for (let at = 0; at < texts.length; at += 4) {
    const shade = Math.round(((texts[at + 3] ?? 0) / 255) * (SHADES - 1));
    if (shade === 0) continue;
    const pixel = at / 4;
    const [row, column] = [Math.floor(pixel / info.width), pixel % info.width];
    // Of the two colours of texts, only the accent has much red.
    data[row * ground.width + column] = ((texts[at] ?? 0) > 100 ? accent : ink) + shade;
  }
  const palette = [...ground.palette, ...getShades(colours.ink), ...getShades(colours.accent)];
  return encodeIndexedPng({ ...cardSize, data, palette });
}

/** Lays a photograph over a card, in as many colours as leave it light enough. */
async function layPhoto(png: Uint8Array, photo: PhotoVariant): Promise<Uint8Array<ArrayBuffer>> {
  const { left, top, width, height } = getPhotoBox(photo);
  const input = await renderPhoto({ ...photo, width, height }, 0);
  const card = await sharp(png).composite([{ input, left, top }]).png().toBuffer();
  let drawn = card;
  for (const quality of QUALITIES) {
    if (drawn.length < MAX_CARD_BYTES) break;
    drawn = await sharp(card).png({ palette: true, quality, effort: 7 }).toBuffer();
  }
  return new Uint8Array(drawn);
}

/** Draws a ground in its most frequent colours; each other one becomes the nearest of them. */
const drawGround = memoizePerRequest(async (svg: string): Promise<IndexedPicture> => {
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const pixels = new Uint32Array(rgb.length / 3);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) pixels[pixel] = rgb.readUIntBE(3 * pixel, 3);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = frequent.slice(0, COLOURS).map(parseChannels);
  const indices = new Map(frequent.map((colour) => [colour, nearest(parseChannels(colour), palette)]));
  const data = new Uint8Array(pixels.length);
  for (const [pixel, colour] of pixels.entries()) data[pixel] = indices.get(colour) ?? 0;
  return { ...cardSize, data, palette };
});

/** The index of the colour in a palette that is nearest to one. */
function nearest([red, green, blue]: Channels, palette: Channels[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** From the paper to a colour, as many as a text has shades. */
function getShades(colour: string): Channels[] {
  const [from, to] = [colours.paper, colour].map((hex) => parseChannels(Number.parseInt(hex.slice(1), 16)));
  return Array.from(
    { length: SHADES },
    (_, shade) =>
      (from as Channels).map((value, channel) => {
        const end = (to as Channels)[channel] as number;
        return Math.round(value + ((end - value) * shade) / (SHADES - 1));
      }) as Channels,
  );
}

type Channels = [number, number, number];

function parseChannels(colour: number): Channels {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}
