import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import {
  findPhotoInfo,
  getPictureFile,
  isPhoto,
  type PhotoInfo,
  type PhotoInfoByPath,
  type PhotoProblem,
  PICTURE_PATH,
  photoCacheFolder,
  photoInfoFile,
  readPhotoInfo,
} from '@/lib/content/pictures/photos';
import { sharpInputOptions } from '@/lib/content/pictures/renderPhoto';

/**
 * Inspects every new or changed photograph and caches the results, so that synchronous code can read them. Must run
 * before pages are rendered.
 */
export async function inspectPhotos(): Promise<void> {
  const cachedInfo = readPhotoInfo();
  const currentInfo: PhotoInfoByPath = {};
  // Sequentially, because each file can have tens of megabytes.
  for (const src of listPhotos()) {
    const file = getPictureFile(src);
    const { size, mtimeMs } = statSync(file);
    currentInfo[src] = findPhotoInfo(src, cachedInfo) ?? {
      ...(await inspectPhoto(await readFile(file))),
      bytes: size,
      modifiedMs: mtimeMs,
    };
  }
  const text = JSON.stringify(currentInfo);
  if (text === JSON.stringify(cachedInfo)) return;
  await mkdir(photoCacheFolder, { recursive: true });
  await writeFile(photoInfoFile, text);
}

function listPhotos(): string[] {
  return readdirSync(getPictureFile(PICTURE_PATH), { recursive: true, encoding: 'utf8' })
    .map((name) => PICTURE_PATH + name.split(path.sep).join('/'))
    .filter(isPhoto)
    .sort();
}

/** Supported formats by their sharp names. `heif` is AVIF or HEIC, depending on the compression. */
const SUPPORTED_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The maximum height per width: in the largest width, a higher picture would exceed the 16,383 pixels of WebP. */
const MAX_PROPORTION = 12;

/** The start of a HEIC file from byte 4: `ftyp` and a HEIC brand (ISO/IEC 23008-12). */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/**
 * Inspects a photograph: detects the format from the content, not the file name, reads the size after applying the EXIF
 * orientation, and decodes it completely. `bytes` is the whole file.
 */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoInfo> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { problem: isHeic(bytes) ? 'heic' : 'notImage' };
  }
  const problem = findProblem(metadata, bytes);
  if (problem) return problem;
  try {
    await sharp(bytes, sharpInputOptions).resize(16).raw().toBuffer();
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    return { problem: 'damaged', values: { reason } };
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { hash, ...metadata.autoOrient };
}

/** True for a HEIC file. An AVIF file may also start with `mif1`, but lists the brand `avif` after it. */
function isHeic(bytes: Buffer): boolean {
  return HEIC.test(bytes.toString('latin1', 4, 12)) && !bytes.toString('latin1', 4, 64).includes('avif');
}

function findProblem(metadata: Metadata, bytes: Buffer): PhotoProblem | undefined {
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return { problem: 'heic' };
  if (metadata.format === 'svg') return { problem: 'svg' };
  if (!SUPPORTED_FORMATS.includes(metadata.format))
    return { problem: 'format', values: { format: metadata.format.toUpperCase() } };
  if ((metadata.pages ?? 1) > 1 || isAnimatedPng(metadata, bytes)) return { problem: 'animated' };
  const { width, height } = metadata.autoOrient;
  const values = { width: width.toLocaleString('en'), height: height.toLocaleString('en') };
  if (width * height > sharpInputOptions.limitInputPixels) return { problem: 'tooLarge', values };
  if (height > MAX_PROPORTION * width) return { problem: 'tooTall', values };
  return undefined;
}

/** An animated PNG has an `acTL` chunk before its first `IDAT` chunk (PNG, third edition, 11.3.6.1). */
function isAnimatedPng({ format }: Metadata, bytes: Buffer): boolean {
  if (format !== 'png') return false;
  const controlOffset = bytes.indexOf('acTL', 0, 'latin1');
  return controlOffset !== -1 && controlOffset < bytes.indexOf('IDAT', 0, 'latin1');
}
