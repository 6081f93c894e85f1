import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The hash of each URL's content when it was last submitted, by service. */
export type SubmittedUrls = Record<string, Record<string, string>>;

const submittedUrlsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads the file of submitted URLs; an empty object if there is no file. Throws if the file is damaged. */
export async function readSubmittedUrls(file: string): Promise<SubmittedUrls> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return submittedUrlsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is damaged. Delete it: all URLs are then submitted again.`);
  }
}

/** Writes the file of submitted URLs atomically. */
export async function writeSubmittedUrls(file: string, submitted: SubmittedUrls): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, `${JSON.stringify(submitted, null, 2)}\n`);
  await rename(`${file}.tmp`, file);
}
