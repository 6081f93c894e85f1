import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Changes within this time count as one save, because text editors write a file in several steps. */
const SETTLE_TIME_MS = 50;

/**
 * Calls `onChange` with the time of the change after every change in the folders. Every subfolder has its own watcher,
 * because recursive watching on Linux loses files that an editor replaces.
 */
export function watchFolders(roots: string[], onChange: (time: number) => void): void {
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let lastChange = 0;

  const watchNewFolders = () => {
    for (const folder of roots.flatMap(listFolders)) {
      if (watched.has(folder)) continue;
      watched.add(folder);
      const watcher = watch(folder, (_, name) => {
        lastChange = Math.max(lastChange, getChangeTime(path.join(folder, name ?? '')));
        clearTimeout(timer);
        timer = setTimeout(settle, SETTLE_TIME_MS);
      });
      // Deleting a folder closes its watcher, with an error on Windows.
      watcher.on('error', () => watcher.close()).on('close', () => watched.delete(folder));
    }
  };
  const settle = () => {
    watchNewFolders();
    onChange(lastChange);
  };
  watchNewFolders();
}

function listFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true, recursive: true });
  const subfolders = entries.filter((entry) => entry.isDirectory());
  return [root, ...subfolders.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/**
 * Returns the time at which a file was written or moved, which is before the event. Returns the current time if it is
 * gone.
 */
function getChangeTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Date.now();
}
