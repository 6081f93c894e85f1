import { readFileSync, writeFileSync } from 'node:fs';
import { startPreviewServer } from '../server/startPreviewServer.ts';

/**
 * Starts a server for the folder `texts` of the working directory, and prints its port. It reports the content of
 * `title.txt`, and replaces "old" by "new" in `link.txt`.
 */
const check = () => {
  const problem = readFileSync('texts/title.txt', 'utf8');
  return (language) => [
    {
      file: 'title.txt',
      line: 1,
      column: 1,
      severity: 'error',
      problem: `${language}: ${problem}`,
      remedy: '',
    },
  ];
};
const updateFiles = () => {
  const link = readFileSync('texts/link.txt', 'utf8');
  if (!link.includes('old')) return [];
  writeFileSync('texts/link.txt', link.replace('old', 'new'));
  return ['texts/link.txt'];
};
const describeFile = (file, language) => ({ name: `${language}: ${file}`, form: '/forms/', page: '/' });
const discardedFolder = process.argv.includes('--undo') ? 'discarded' : undefined;
console.info(
  await startPreviewServer({
    hostname: '127.0.0.1',
    sitePort: 3000,
    folders: ['texts'],
    check,
    updateFiles,
    describeFile,
    discardedFolder,
  }),
);
