const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs square PNGs smaller than 256 pixels into an ICO file. ICO supports PNG data since Windows Vista. */
export function encodeIco(pictures: { size: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const dataOffset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const length = pictures.reduce((sum, { png }) => sum + png.length, dataOffset);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, pictures.length, true);
  let pngOffset = dataOffset;
  for (const [index, { size, png }] of pictures.entries()) {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    view.setUint8(entryOffset, size);
    view.setUint8(entryOffset + 1, size);
    view.setUint16(entryOffset + 4, 1, true); // colour planes
    view.setUint16(entryOffset + 6, 32, true); // bits per pixel
    view.setUint32(entryOffset + 8, png.length, true);
    view.setUint32(entryOffset + 12, pngOffset, true);
    file.set(png, pngOffset);
    pngOffset += png.length;
  }
  return file;
}
