/** @jest-environment node */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { inspectPhoto } from '@/lib/content/pictures/inspectPhoto';

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#385', noise: { type: 'gaussian', sigma: 60 } },
  });
const moving = sharp(
  ['#f00', '#0f0'].map((background) => ({
    create: { width: 8, height: 8, channels: 3, background },
  })) as never,
  { join: { animated: true } },
);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);

test.each<[what: string, bytes: () => Promise<Buffer>, size: [number, number]]>([
  ['a JPEG', () => plain(30, 20).jpeg().toBuffer(), [30, 20]],
  ['a JPEG in colours for print', () => plain(30, 20).toColourspace('cmyk').jpeg().toBuffer(), [30, 20]],
  ['a JPEG on its side', () => plain(30, 20).withMetadata({ orientation: 8 }).jpeg().toBuffer(), [20, 30]],
  ['a PNG', () => plain(30, 20).png().toBuffer(), [30, 20]],
  ['a WebP', () => plain(30, 20).webp().toBuffer(), [30, 20]],
  ['an AVIF', () => plain(30, 20).avif().toBuffer(), [30, 20]],
  ['a single pixel', () => plain(1, 1).png().toBuffer(), [1, 1]],
])('%s can be shown, and its size is that of the upright picture', async (_, bytes, [width, height]) => {
  expect(await inspectPhoto(await bytes())).toMatchObject({ width, height });
});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
  ['nothing', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('a text')],
  ['a HEIC picture', async () => heic],
  ['a GIF', () => plain(30, 20).gif().toBuffer()],
  ['a TIFF', () => plain(30, 20).tiff().toBuffer()],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')],
  ['a WebP that moves', () => moving.clone().webp().toBuffer()],
  ['a JPEG that ends too soon', async () => half(await plain(300, 200).jpeg().toBuffer())],
  ['a PNG that ends too soon', async () => half(await plain(300, 200).png().toBuffer())],
  ['a small file of very many pixels', async () => claiming(16_000, await plain(1, 1).png().toBuffer())],
])('%s is refused, with what to do', async (_, bytes) => {
  expect(await inspectPhoto(await bytes())).toEqual({
    problem: expect.stringMatching(/\.$/),
    remedy: expect.stringMatching(/\.$/),
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** A PNG whose header says another size. */
function claiming(side: number, png: Buffer): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
