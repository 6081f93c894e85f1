import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { createMinimalSite } from '../createSiteFolder';

const project = process.cwd();

/**
 * Fast replacement of the build script. Appends a line to the file `builds`, and writes the files that a start needs.
 */
const BUILD_SCRIPT = `
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashBuildInputs, inputHashFile } from './launch/hashBuildInputs.js';
const inputHash = hashBuildInputs();
appendFileSync('builds', 'built\\n');
mkdirSync('out/en', { recursive: true });
for (const [name, text] of ${JSON.stringify(Object.entries(createMinimalSite()))}) writeFileSync('out/' + name, text);
cpSync(${JSON.stringify(path.join(project, 'dist'))}, 'dist', { recursive: true });
writeFileSync(inputHashFile, inputHash);
`;

/**
 * Creates a small project with the start scripts, packages and server of this project. The small project is not built
 * yet, and is deleted after the tests of the file.
 */
export function createProjectFolder() {
  const folder = createTemporaryFolder();
  const getPath = (...names: string[]) => path.join(folder, ...names);

  for (const name of ['scripts', 'messages', 'public']) {
    mkdirSync(getPath(name), { recursive: true });
  }
  copyFileSync('package.json', getPath('package.json'));
  for (const name of ['start.js', 'run.js', 'launch']) {
    cpSync(path.join('scripts', name), getPath('scripts', name), { recursive: true });
  }
  writeFileSync(getPath('scripts', 'build.js'), BUILD_SCRIPT);
  writeFileSync(getPath('messages', 'home.json'), '{}');
  symlinkSync(path.join(project, 'node_modules'), getPath('node_modules'), 'junction');

  return {
    folder,
    getPath,
    /** Returns the number of builds so far. */
    countBuilds(): number {
      return readFileSync(getPath('builds'), 'utf8').split('\n').length - 1;
    },
  };
}
