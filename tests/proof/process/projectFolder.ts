import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { smallestSite } from '../siteFolder';

const project = process.cwd();

/**
 * The build of the folder: quicker than the real one, and noted each time in `builds`. It ends as the real one does.
 */
const BUILD = `
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashBuildInputs, inputHashFile } from './launch/hashBuildInputs.js';
const inputHash = hashBuildInputs();
appendFileSync('builds', 'built\\n');
mkdirSync('out/en', { recursive: true });
for (const [name, text] of ${JSON.stringify(Object.entries(smallestSite()))}) writeFileSync('out/' + name, text);
cpSync(${JSON.stringify(path.join(project, 'dist'))}, 'dist', { recursive: true });
writeFileSync(inputHashFile, inputHash);
`;

/**
 * Makes a small project that is started as this one is, by the same scripts, with the same packages and the same server,
 * until the tests of this file are over. It is not built yet.
 */
export function projectFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inside = (...names: string[]) => path.join(folder, ...names);

  for (const name of ['scripts/messages/check', 'messages', 'public']) {
    mkdirSync(inside(name), { recursive: true });
  }
  copyFileSync('package.json', inside('package.json'));
  for (const name of ['start.js', 'run.js', 'launch']) {
    cpSync(path.join('scripts', name), inside('scripts', name), { recursive: true });
  }
  writeFileSync(inside('scripts', 'build.ts'), BUILD);
  // What looks at messages/facts.json first, which this project has none of.
  writeFileSync(inside('scripts/messages/check', 'stopAtFacts.ts'), '');
  writeFileSync(inside('messages', 'home.json'), '{}');
  symlinkSync(path.join(project, 'node_modules'), inside('node_modules'), 'junction');

  return {
    folder,
    inside,
    /** How often it was built. */
    builds(): number {
      return readFileSync(inside('builds'), 'utf8').split('\n').length - 1;
    },
  };
}
