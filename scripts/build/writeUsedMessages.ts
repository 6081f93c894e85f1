import { readFile, rm, writeFile } from 'node:fs/promises';
import { recordConditionalMessages } from '@/lib/content/messages/recordConditionalMessages';
import { usedMessagesFile } from './usedMessagesFile';

/** File to which `recordReads` of `message-files` appends a line `file key` for each message that a build reads. */
export const messageReadsFile = 'dist/message-reads.txt';

/** Writes the keys of all messages that this build has read, or would have read if the content were different. */
export async function writeUsedMessages(): Promise<void> {
  recordConditionalMessages();
  const lines = [...new Set((await readFile(messageReadsFile, 'utf8')).trim().split('\n'))].sort();
  const used: Record<string, string[]> = {};
  for (const line of lines) {
    const [file = '', key = ''] = line.split(' ');
    used[file] = [...(used[file] ?? []), key];
  }
  await writeFile(usedMessagesFile, JSON.stringify(used));
  await rm(messageReadsFile);
}
