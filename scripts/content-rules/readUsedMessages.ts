import { existsSync, readFileSync, statSync } from 'node:fs';
import type { UsedMessages } from 'content-lint';
import { usedMessagesFile } from '../build/usedMessagesFile';
import { listCodeFiles } from './readCode';

/** Returns the messages that the last build read. Undefined if there is no build, or if code has changed since. */
export function readUsedMessages(): UsedMessages | undefined {
  if (!existsSync(usedMessagesFile)) return undefined;
  const recordedAt = statSync(usedMessagesFile).mtimeMs;
  if (listCodeFiles().some((file) => statSync(file).mtimeMs > recordedAt)) return undefined;
  const keysByName: Record<string, string[]> = JSON.parse(readFileSync(usedMessagesFile, 'utf8'));
  return Object.fromEntries(Object.entries(keysByName).map(([name, keys]) => [`${name}.json`, keys]));
}
