import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PhotoVariant } from '@/lib/shared/pictures/photoUrl';
import { memoize } from '../messages/memoize';
import { renderPhoto } from '../pictures/renderPhoto';
import { cardSize, MAX_CARD_BYTES } from './cardSize';
import { encodeIndexedPng, type IndexedPicture } from './encodeIndexedPng';
import { colours, composeBackground, composeTexts, getPhotoBox, type ShareCard } from './shareCard';

/** Cache of drawn cards, kept between builds like the rest of Next's cache. */
const CACHE_FOLDER = path.join(process.cwd(), '.next/cache/share-cards');

/** The number of shades between the background and the text colour, for anti-aliasing. */
const SHADE_COUNT = 16;

/** The palette qualities to try for a card with a photograph, best first, until it is below `MAX_CARD_BYTES`. */
const PNG_QUALITIES = [90, 60, 30, 1];

/** The maximum number of background colours. Together with the text shades, a palette has at most 256 colours. */
const MAX_BACKGROUND_COLOURS = 96;

/** Draws a share card as PNG; returns a cached one if its content is identical. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const background = await composeBackground(card);
  const texts = await composeTexts(card);
  const hash = createHash('sha256')
    .update(
      JSON.stringify([background, texts, MAX_BACKGROUND_COLOURS, SHADE_COUNT, card.photo, PNG_QUALITIES]),
    )
    .digest('hex');
  const file = path.join(CACHE_FOLDER, `${hash.slice(0, 32)}.png`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const cardWithTexts = await overlayTexts(await drawBackground(background), texts);
    const png = card.photo ? await overlayPhoto(cardWithTexts, card.photo) : cardWithTexts;
    await mkdir(CACHE_FOLDER, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}

/**
 * Draws texts over the left part of a background. Cards share the background's reduced palette, because quantizing each
 * card separately dominates the drawing time on sites with many articles.
 */
async function overlayTexts(background: IndexedPicture, svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data: texts, info } = await drawing.toBuffer({ resolveWithObject: true });
  const data = background.data.slice();
  const ink = background.palette.length;
  const accent = ink + SHADE_COUNT;
  for (let offset = 0; offset < texts.length; offset += 4) {
    const shade = Math.round(((texts[offset + 3] ?? 0) / 255) * (SHADE_COUNT - 1));
    if (shade === 0) continue;
    const pixel = offset / 4;
    const [row, column] = [Math.floor(pixel / info.width), pixel % info.width];
    // Of the two text colours, only the accent has a large red component.
    data[row * background.width + column] = ((texts[offset] ?? 0) > 100 ? accent : ink) + shade;
  }
  const palette = [...background.palette, ...getShades(colours.ink), ...getShades(colours.accent)];
  return encodeIndexedPng({ ...cardSize, data, palette });
}

/** Draws a photograph over a card, at the best palette quality that keeps the file below the size limit. */
async function overlayPhoto(png: Uint8Array, photo: PhotoVariant): Promise<Uint8Array<ArrayBuffer>> {
  const { left, top, width, height } = getPhotoBox(photo);
  const input = await renderPhoto({ ...photo, width, height }, 0);
  const card = await sharp(png).composite([{ input, left, top }]).png().toBuffer();
  let result = card;
  for (const quality of PNG_QUALITIES) {
    if (result.length < MAX_CARD_BYTES) break;
    result = await sharp(card).png({ palette: true, quality, effort: 7 }).toBuffer();
  }
  return new Uint8Array(result);
}

/** Draws a background in its most frequent colours; replaces each other colour with the nearest of these. */
const drawBackground = memoize(async (svg: string): Promise<IndexedPicture> => {
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const pixels = new Uint32Array(rgb.length / 3);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) pixels[pixel] = rgb.readUIntBE(3 * pixel, 3);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = frequent.slice(0, MAX_BACKGROUND_COLOURS).map(parseChannels);
  const indices = new Map(
    frequent.map((colour) => [colour, findNearestColour(parseChannels(colour), palette)]),
  );
  const data = new Uint8Array(pixels.length);
  for (const [pixel, colour] of pixels.entries()) data[pixel] = indices.get(colour) ?? 0;
  return { ...cardSize, data, palette };
});

/** Returns the palette index of the colour nearest to the given one. */
function findNearestColour([red, green, blue]: Channels, palette: Channels[]): number {
  let [bestIndex, leastDistance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < leastDistance) [bestIndex, leastDistance] = [index, distance];
  }
  return bestIndex;
}

/** Returns `SHADE_COUNT` shades from the background colour to the given colour. */
function getShades(colour: string): Channels[] {
  const [from, to] = [colours.paper, colour].map((hex) => parseChannels(Number.parseInt(hex.slice(1), 16)));
  return Array.from(
    { length: SHADE_COUNT },
    (_, shade) =>
      (from as Channels).map((value, channel) => {
        const end = (to as Channels)[channel] as number;
        return Math.round(value + ((end - value) * shade) / (SHADE_COUNT - 1));
      }) as Channels,
  );
}

type Channels = [number, number, number];

function parseChannels(colour: number): Channels {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}
