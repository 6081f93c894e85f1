import { crc32, deflateSync } from 'node:zlib';

/** An image as indices into a palette of at most 256 colours: one byte per pixel, row by row. */
export type IndexedPicture = {
  width: number;
  height: number;
  data: Uint8Array;
  palette: [number, number, number][];
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The last five bytes of IHDR: bit depth 8, colour type 3 (indexed), compression, filter and interlace method 0. */
const IHDR_FORMAT = [8, 3, 0, 0, 0];

/** Encodes an image as PNG with exactly the given palette (https://www.w3.org/TR/png-3/). */
export function encodeIndexedPng({ width, height, data, palette }: IndexedPicture): Uint8Array<ArrayBuffer> {
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
