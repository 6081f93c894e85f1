import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSiteContent } from '@/scripts/build/getSiteContent';
import { hashContent, SITE_CONTENT, SITE_MANIFEST } from '@/server/http/siteManifest';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

/** Creates a folder whose `out/` contains a minimal site. Deletes it after the tests of the file. */
export function createSiteFolder(): string {
  const folder = createTemporaryFolder();
  writeSite(folder);
  return folder;
}

/** Returns the files of a minimal site, including its manifest. */
export function createMinimalSite(): Record<string, string> {
  const names = ['index.html', '404.html', 'en/index.html'];
  const pages = Object.fromEntries(names.map((name) => [name, `<!doctype html><title>${name}</title>`]));
  const files = Object.fromEntries(
    Object.entries(pages).map(([name, text]) => [
      name,
      { size: text.length, sha256: hashContent(Buffer.from(text)) },
    ]),
  );
  return {
    ...pages,
    [SITE_CONTENT]: JSON.stringify(getSiteContent()),
    [SITE_MANIFEST]: JSON.stringify({ files }),
  };
}

/** Writes a minimal site into a folder's `out/`. */
export function writeSite(folder: string): void {
  mkdirSync(path.join(folder, 'out', 'en'), { recursive: true });
  for (const [name, text] of Object.entries(createMinimalSite())) {
    writeFileSync(path.join(folder, 'out', name), text);
  }
}
