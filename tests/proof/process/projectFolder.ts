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
import { createMinimalSite } from '../siteFolder';

const project = process.cwd();

/** Replacement of the build script: faster, appends a line to `builds`, and writes the same final files. */
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
 * Creates a small project with the same start scripts, packages and server as this one, which is not built yet. Deletes it
 * after the tests of the file.
 */
export function projectFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inside = (...names: string[]) => path.join(folder, ...names);

  for (const name of ['scripts', 'messages', 'public']) {
    mkdirSync(inside(name), { recursive: true });
  }
  copyFileSync('package.json', inside('package.json'));
  for (const name of ['start.js', 'run.js', 'launch']) {
    cpSync(path.join('scripts', name), inside('scripts', name), { recursive: true });
  }
  writeFileSync(inside('scripts', 'build.js'), BUILD_SCRIPT);
  writeFileSync(inside('messages', 'home.json'), '{}');
  symlinkSync(path.join(project, 'node_modules'), inside('node_modules'), 'junction');

  return {
    folder,
    inside,
    /** Number of builds so far. */
    builds(): number {
      return readFileSync(inside('builds'), 'utf8').split('\n').length - 1;
    },
  };
}
