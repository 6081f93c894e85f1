import path from 'node:path';
import { readSiteManifest } from 'export-server';
import { runSubmitCommand } from 'url-submission';
import { withBasePath } from '../lib/shared/basePath';
import { getLocalePath } from '../lib/shared/i18n/getLocalePath';
import { getAbsoluteUrl, site } from '../lib/shared/site';

/** `npm run submit-urls`: submits the pages in out/ to search engines with `--send`; otherwise it only lists them. */
process.exitCode = await runSubmitCommand({
  args: process.argv.slice(2),
  env: process.env,
  origin: site.origin,
  getFileUrl,
  // The text is the page's Markdown copy: the page itself also changes with styles and scripts.
  async readPages() {
    const manifest = await readSiteManifest(path.resolve('out')).catch(() => {
      throw new Error('out/ is not a built site. Run "npm run build" first.');
    });
    const copies = [...manifest].filter(([file]) => file.endsWith('/index.md'));
    return new Map(copies.map(([file, { sha256 }]) => [getFileUrl(file.replace(/index\.md$/, '')), sha256]));
  },
  // Its users read Chinese.
  isForBaidu: (url) => url.startsWith(getAbsoluteUrl(getLocalePath('zh'))),
});

function getFileUrl(file: string): string {
  return getAbsoluteUrl(withBasePath(`/${file}`));
}
