import { readFile, rm, writeFile } from 'node:fs/promises';
import { readConditionalMessages } from '@/lib/content/messages/readConditionalMessages';
import { usedMessagesFile } from './usedMessagesFile';

/** The lines `file key` that `lib/content/messages/recordReads.ts` appends during a build. */
export const messageReadsFile = 'dist/message-reads.txt';

/** Writes the keys of all messages that this build has read, or would read for other content. */
export async function writeUsedMessages(): Promise<void> {
  readConditionalMessages();
  const lines = [...new Set((await readFile(messageReadsFile, 'utf8')).trim().split('\n'))].sort();
  const used: Record<string, string[]> = {};
  for (const line of lines) {
    const [file = '', key = ''] = line.split(' ');
    used[file] = [...(used[file] ?? []), key];
  }
  await writeFile(usedMessagesFile, JSON.stringify(used));
  await rm(messageReadsFile);
}
