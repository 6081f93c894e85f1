import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder in `parent` that is deleted after the tests of the file. */
export function createTemporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'test-'));
  folders.push(folder);
  return folder;
}
