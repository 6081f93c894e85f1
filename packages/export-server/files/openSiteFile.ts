import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** `O_NOFOLLOW` and `O_NONBLOCK` are missing on Windows. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * Opens a regular file for reading. Rejects with the code ENOENT if the file is missing, and also if its name belongs
 * to a symbolic link, a folder, or a named pipe, which would block until something writes to it.
 */
export async function openSiteFile(file: string): Promise<{ handle: FileHandle; stats: Stats }> {
  let handle: FileHandle;
  try {
    handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    // ELOOP (EMLINK on FreeBSD) is the error for a symbolic link, ENXIO for a socket.
    if (['ELOOP', 'EMLINK', 'ENXIO'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw createMissingFileError(file);
    }
    throw error;
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw createMissingFileError(file);
    return { handle, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function createMissingFileError(file: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${file} is not a regular file`), { code: 'ENOENT' });
}
