import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { inspectPhoto } from '@/scripts/build/photos/inspectPhotos';

const createNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#385', noise: { type: 'gaussian', sigma: 60 } },
  });
const animation = sharp(
  ['#f00', '#0f0'].map((background) => ({
    create: { width: 8, height: 8, channels: 3, background },
  })) as never,
  { join: { animated: true } },
);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);

test.each<[description: string, bytes: () => Promise<Buffer>, size: [number, number]]>([
  ['a JPEG', () => createNoise(30, 20).jpeg().toBuffer(), [30, 20]],
  ['a CMYK JPEG', () => createNoise(30, 20).toColourspace('cmyk').jpeg().toBuffer(), [30, 20]],
  [
    'a JPEG with EXIF rotation',
    () => createNoise(30, 20).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    [20, 30],
  ],
  ['a PNG', () => createNoise(30, 20).png().toBuffer(), [30, 20]],
  ['a WebP', () => createNoise(30, 20).webp().toBuffer(), [30, 20]],
  ['an AVIF', () => createNoise(30, 20).avif().toBuffer(), [30, 20]],
  ['a single pixel', () => createNoise(1, 1).png().toBuffer(), [1, 1]],
])('accepts %s and returns its size after rotation', async (_, bytes, [width, height]) => {
  expect(await inspectPhoto(await bytes())).toMatchObject({ width, height });
});

test.each<[description: string, problem: string, bytes: () => Promise<Buffer>]>([
  ['an empty file', 'notImage', async () => Buffer.alloc(0)],
  ['a text file', 'notImage', async () => Buffer.from('a text')],
  ['a HEIC image', 'heic', async () => heic],
  ['a GIF', 'format', () => createNoise(30, 20).gif().toBuffer()],
  ['a TIFF', 'format', () => createNoise(30, 20).tiff().toBuffer()],
  [
    'a drawing',
    'svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
  ],
  ['an animated WebP', 'animated', () => animation.clone().webp().toBuffer()],
  ['a truncated JPEG', 'damaged', async () => truncate(await createNoise(300, 200).jpeg().toBuffer())],
  ['a truncated PNG', 'damaged', async () => truncate(await createNoise(300, 200).png().toBuffer())],
  [
    'a decompression bomb',
    'tooLarge',
    async () => setHeaderSize(16_000, await createNoise(1, 1).png().toBuffer()),
  ],
  ['a strip', 'tooTall', () => createNoise(2, 30).png().toBuffer()],
  ['a rotated strip', 'tooTall', () => createNoise(30, 2).withMetadata({ orientation: 8 }).jpeg().toBuffer()],
])('rejects %s: %s', async (_, problem, bytes) => {
  expect(await inspectPhoto(await bytes())).toMatchObject({ problem });
});

function truncate(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Overwrites the size and the checksum in the header of a PNG: width at byte 16, height at 20, checksum at 29. */
function setHeaderSize(side: number, png: Buffer): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
