import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startPreviewServer } from '../server/startPreviewServer.ts';

/** Starts a server that reports the content of `title.txt` in the folder of the first argument, and prints its port. */
const [folder] = process.argv.slice(2);
const check = () => {
  const problem = readFileSync(path.join(folder, 'title.txt'), 'utf8');
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
console.info(await startPreviewServer({ hostname: '127.0.0.1', sitePort: 3000, folders: [folder], check }));
