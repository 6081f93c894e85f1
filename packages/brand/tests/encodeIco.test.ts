/** @jest-environment node */
import { encodeIco } from '../encodeIco';

test('lists each image with size, length and offset', () => {
  const [small, large] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5)];
  const file = encodeIco([
    { size: 16, png: small },
    { size: 48, png: large },
  ]);
  const view = new DataView(file.buffer);
  // A header of 6 bytes, and an entry of 16 bytes for each image.
  expect([view.getUint16(2, true), view.getUint16(4, true)]).toEqual([1, 2]);
  expect([view.getUint8(6), view.getUint8(22)]).toEqual([16, 48]);
  for (const [entry, png] of [
    [6, small],
    [22, large],
  ] as const) {
    const [length, offset] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    expect(file.slice(offset, offset + length)).toEqual(png);
  }
});
