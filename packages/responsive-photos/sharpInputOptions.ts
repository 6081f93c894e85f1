/**
 * Options for opening a photograph: applies the EXIF orientation, rejects truncated files, and limits the number of pixels,
 * because a small file can declare a size that exhausts memory (decompression bomb).
 */
export const sharpInputOptions = {
  autoOrient: true,
  failOn: 'error',
  limitInputPixels: 220_000_000,
} as const;
