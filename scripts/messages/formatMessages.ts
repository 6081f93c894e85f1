import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFormFinder, formats } from 'cms-forms';
import { cmsOptions } from '@/scripts/build/cmsOptions';

/** Returns the message files that have a form at `/admin/`, each with its text as the form writes it. */
export function formatMessages(): { file: string; text: string; formatted: string }[] {
  const findForm = createFormFinder(cmsOptions, '/admin/');
  return readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('messages', name.split(path.sep).join('/')))
    .filter((file) => findForm(file, 'en') !== undefined)
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const { fromFile, toFile } = file.endsWith('.json') ? formats.messages : formats.post;
      return { file, text, formatted: toFile(fromFile(text)) };
    });
}
