import { readFile, rm, writeFile } from 'node:fs/promises';
import { recordConditionalMessages } from '@/lib/content/messages/recordConditionalMessages';
import { usedMessagesFile } from './usedMessagesFile';

/**
 * Writes the keys of all messages that this build has read, or would have read if the content were different. Deletes the
 * file with a line `file key` for each of them, to which `recordReads` has appended.
 */
export async function writeUsedMessages(): Promise<void> {
  const { MESSAGE_READS_FILE: readsFile = '' } = process.env;
  recordConditionalMessages();
  const lines = [...new Set((await readFile(readsFile, 'utf8')).trim().split('\n'))].sort();
  const used: Record<string, string[]> = {};
  for (const line of lines) {
    const [file = '', key = ''] = line.split(' ');
    used[file] = [...(used[file] ?? []), key];
  }
  await writeFile(usedMessagesFile, JSON.stringify(used));
  await rm(readsFile);
}
