import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFolderFiles, type UsedMessages } from 'message-lint';
import { usedMessagesFile } from '../build/usedMessagesFile';

/** Returns the messages that the last build read. Undefined if there is no build, or if code has changed since. */
export function readUsedMessages(): UsedMessages | undefined {
  if (!existsSync(usedMessagesFile)) return undefined;
  const recordedAt = statSync(usedMessagesFile).mtimeMs;
  const hasChanged = (folder: string) =>
    listFolderFiles(folder).some(
      (name) => /\.tsx?$/.test(name) && statSync(path.join(folder, name)).mtimeMs > recordedAt,
    );
  if (['app', 'components', 'lib'].filter(existsSync).some(hasChanged)) return undefined;
  const keysByName: Record<string, string[]> = JSON.parse(readFileSync(usedMessagesFile, 'utf8'));
  return Object.fromEntries(Object.entries(keysByName).map(([name, keys]) => [`${name}.json`, keys]));
}
