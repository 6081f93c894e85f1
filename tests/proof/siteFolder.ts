import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder whose `out/` holds the smallest of sites, until the tests of this file are over. */
export function siteFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(folder);
  return folder;
}

/** Writes the smallest of sites into a folder's `out/`. */
export function writeSite(folder: string): void {
  mkdirSync(path.join(folder, 'out', 'en'), { recursive: true });
  for (const file of ['index.html', '404.html', 'en/index.html']) {
    writeFileSync(path.join(folder, 'out', file), `<!doctype html><title>${file}</title>`);
  }
}
