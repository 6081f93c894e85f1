import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, which are one save. In milliseconds. */
const SETTLED = 50;

/**
 * Calls `onChange` after every change below some folders, with the time of the change. Each folder is watched by itself:
 * what watches whole trees loses a file on Linux when an editor replaces it by a new one.
 */
export function watchFolders(roots: string[], onChange: (time: number) => void): void {
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let changed = 0;

  const watchNew = () => {
    for (const folder of roots.flatMap(withSubfolders)) {
      if (watched.has(folder)) continue;
      watched.add(folder);
      const watcher = watch(folder, (_, name) => {
        changed = Math.max(changed, changeTime(path.join(folder, name ?? '')));
        clearTimeout(timer);
        timer = setTimeout(settle, SETTLED);
      });
      // A folder that is deleted ends its watcher, on Windows with an error.
      watcher.on('error', () => watcher.close()).on('close', () => watched.delete(folder));
    }
  };
  const settle = () => {
    watchNew();
    onChange(changed);
  };
  watchNew();
}

function withSubfolders(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true, recursive: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [root, ...below.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/** When a file was written or moved, which may be a while before anyone is told; now, if it is gone. */
function changeTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Date.now();
}
