import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The number of shades between the background and the text colour, for anti-aliasing. */
const SHADE_COUNT = 16;

/** The maximum red component of the text colour. A text pixel with more red has the accent colour. */
const MAX_TEXT_RED = 100;

/** The palette qualities to try for a card with a photograph, best first, until its file is smaller than `maxBytes`. */
const PNG_QUALITIES = [90, 60, 30, 1];

/** The maximum number of background colours. Together with the text shades, a palette has at most 256 colours. */
const MAX_BACKGROUND_COLOURS = 96;

type CardOptions = {
  /** Size of a card in pixels. */
  size: { width: number; height: number };
  /** Colours as `#rrggbb`. Of the two text colours, only `accent` may have a red component above 100. */
  colours: { background: string; text: string; accent: string };
  /** Upper limit for the size of a card with a photograph. */
  maxBytes: number;
  /** Folder in which drawn cards are cached. */
  cacheFolder: string;
};

/** A photograph drawn over a card. */
type Photo = {
  /** Identifies the photograph and its version in the cache. */
  key: string;
  /** Position of the top left corner on the card, in pixels. */
  left: number;
  top: number;
  /** Renders the photograph at its size on the card, in a format that sharp reads. */
  render: () => Promise<Uint8Array>;
};

type CardContent = {
  /** SVG of the card without its own texts. Cards with the same background share its palette. */
  background: string;
  /** SVG of outlines in the two text colours on a transparent background. May be narrower than the card. */
  texts: string;
  photo?: Photo;
};

/** Creates a function that draws a card as PNG, or returns a cached card with identical content. */
export function createCardRenderer(
  options: CardOptions,
): (content: CardContent) => Promise<Uint8Array<ArrayBuffer>> {
  const backgrounds = new Map<string, Promise<IndexedPicture>>();
  const getBackground = (svg: string) => {
    const picture = backgrounds.get(svg) ?? drawBackground(svg, options);
    backgrounds.set(svg, picture);
    return picture;
  };
  return async ({ background, texts, photo }) => {
    const { size, colours, maxBytes, cacheFolder } = options;
    const input = [background, texts, photo, size, colours, maxBytes];
    const cacheKey = JSON.stringify([input, [MAX_BACKGROUND_COLOURS, SHADE_COUNT, PNG_QUALITIES]]);
    const hash = createHash('sha256').update(cacheKey).digest('hex');
    const file = path.join(cacheFolder, `${hash.slice(0, 32)}.png`);
    try {
      return new Uint8Array(await readFile(file));
    } catch {
      // The card is not in the cache.
      const card = await overlayTexts(await getBackground(background), texts, options);
      const png = photo ? await overlayPhoto(card, photo, maxBytes) : card;
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(file, png);
      return png;
    }
  };
}

/**
 * Draws texts over the left part of a background. Cards share the background's reduced palette: quantizing each card
 * separately would take most of the drawing time.
 */
async function overlayTexts(
  background: IndexedPicture,
  svg: string,
  { colours }: CardOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data: texts, info } = await drawing.toBuffer({ resolveWithObject: true });
  const data = background.data.slice();
  const textOffset = background.palette.length;
  const accentOffset = textOffset + SHADE_COUNT;
  // Each pixel has four bytes: red, green, blue and alpha.
  for (let offset = 0; offset < texts.length; offset += 4) {
    const alpha = texts[offset + 3] ?? 0;
    const shade = Math.round((alpha / 255) * (SHADE_COUNT - 1));
    if (shade === 0) continue;
    const pixel = offset / 4;
    const [row, column] = [Math.floor(pixel / info.width), pixel % info.width];
    const isAccent = (texts[offset] ?? 0) > MAX_TEXT_RED;
    data[row * background.width + column] = (isAccent ? accentOffset : textOffset) + shade;
  }
  const palette = [
    ...background.palette,
    ...getShades(colours.background, colours.text),
    ...getShades(colours.background, colours.accent),
  ];
  return encodeIndexedPng({ ...background, data, palette });
}

/** Draws a photograph over a card, at the best palette quality that keeps the file below the size limit. */
async function overlayPhoto(
  png: Uint8Array,
  { left, top, render }: Photo,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const input = Buffer.from(await render());
  const card = await sharp(png).composite([{ input, left, top }]).png().toBuffer();
  let smallestCard = card;
  for (const quality of PNG_QUALITIES) {
    if (smallestCard.length < maxBytes) break;
    smallestCard = await sharp(card).png({ palette: true, quality, effort: 7 }).toBuffer();
  }
  return new Uint8Array(smallestCard);
}

/** Draws a background in its most frequent colours. Replaces other colours with the nearest frequent colour. */
async function drawBackground(svg: string, { size }: CardOptions): Promise<IndexedPicture> {
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  forEachRun(rgb, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  const coloursByFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = coloursByFrequency.slice(0, MAX_BACKGROUND_COLOURS).map(parseChannels);
  const indices = new Map(
    coloursByFrequency.map((colour) => [colour, findNearestColour(parseChannels(colour), palette)]),
  );
  const data = new Uint8Array(size.width * size.height);
  forEachRun(rgb, (colour, start, end) => data.fill(indices.get(colour) ?? 0, start, end));
  return { ...size, data, palette };
}

/** Calls a function with each run of pixels of the same colour: most of a background is plain. */
function forEachRun(rgb: Buffer, callback: (colour: number, start: number, end: number) => void): void {
  // Three times as fast as `readUIntBE`.
  const read = (pixel: number) =>
    ((rgb[3 * pixel] ?? 0) << 16) | ((rgb[3 * pixel + 1] ?? 0) << 8) | (rgb[3 * pixel + 2] ?? 0);
  for (let start = 0, end = 0; 3 * end < rgb.length; start = end) {
    const colour = read(start);
    while (3 * end < rgb.length && read(end) === colour) end += 1;
    callback(colour, start, end);
  }
}

/** Returns the palette index of the colour that is nearest to the given colour. */
function findNearestColour([red, green, blue]: Channels, palette: Channels[]): number {
  let [bestIndex, leastDistance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < leastDistance) [bestIndex, leastDistance] = [index, distance];
  }
  return bestIndex;
}

/** Returns `SHADE_COUNT` shades from one colour to another, both as `#rrggbb`. */
function getShades(fromHex: string, toHex: string): Channels[] {
  const [from, to] = [fromHex, toHex].map((hex) => parseChannels(Number.parseInt(hex.slice(1), 16)));
  return Array.from(
    { length: SHADE_COUNT },
    (_, shade) =>
      (from as Channels).map((value, channel) => {
        const target = (to as Channels)[channel] as number;
        return Math.round(value + ((target - value) * shade) / (SHADE_COUNT - 1));
      }) as Channels,
  );
}

type Channels = [number, number, number];

/** Returns the red, green and blue channels of a colour such as `0x12332c`. */
function parseChannels(colour: number): Channels {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** An image as indices into a palette of at most 256 colours: one byte per pixel, row by row. */
type IndexedPicture = {
  width: number;
  height: number;
  data: Uint8Array;
  palette: [number, number, number][];
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The last five bytes of IHDR: bit depth 8, colour type 3 (indexed), compression, filter and interlace method 0. */
const IHDR_FORMAT = [8, 3, 0, 0, 0];

/** Encodes an image as PNG with exactly the given palette (https://www.w3.org/TR/png-3/). */
function encodeIndexedPng({ width, height, data, palette }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Each row starts with its filter type, here 0 (none).
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      createChunk('IHDR', Buffer.concat([header, Uint8Array.from(IHDR_FORMAT)])),
      createChunk('PLTE', Uint8Array.from(palette.flat())),
      createChunk('IDAT', deflateSync(rows)),
      createChunk('IEND', new Uint8Array()),
    ]),
  );
}

/** Creates a PNG chunk: length, type, content and checksum. */
function createChunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
