import { crc32 } from 'node:zlib';

/** Returns the size of a PNG; undefined if the file is not a PNG, or is damaged or incomplete. */
export function readPngSize(file: Buffer): { width: number; height: number } | undefined {
  const isPng = file.toString('latin1', 1, 4) === 'PNG' && file.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng || !hasAllChunks(file)) return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Checks the chunks of a PNG. Each consists of its length, its type, its data and a checksum; the last is `IEND`. */
function hasAllChunks(file: Buffer): boolean {
  let start = 8;
  while (start + 12 <= file.length) {
    const end = start + 8 + file.readUInt32BE(start);
    if (end + 4 > file.length || crc32(file.subarray(start + 4, end)) !== file.readUInt32BE(end))
      return false;
    if (file.toString('latin1', start + 4, start + 8) === 'IEND') return true;
    start = end + 4;
  }
  return false;
}
