import path from 'node:path';
import { readSiteManifest } from 'export-server';
import { createBaidu, createIndexNow, getKeyFile, readIndexNowKey, submitUrls } from 'url-submission';
import { withBasePath } from '../lib/shared/basePath';
import { getLocalePath } from '../lib/shared/i18n/getLocalePath';
import { getAbsoluteUrl, site } from '../lib/shared/site';

/**
 * `npm run submit-urls`: reports the pages in out/ that are new, changed or removed since they were last submitted to
 * search engines. With `--send`, submits them.
 */
const { BAIDU_PUSH_TOKEN, SUBMITTED_URLS_FILE } = process.env;
const commandArguments = process.argv.slice(2);
const shouldSend = commandArguments.includes('--send');

try {
  if (commandArguments.some((argument) => argument !== '--send')) {
    throw new Error('Unknown argument. Usage: npm run submit-urls [-- --send]');
  }
  const key = readIndexNowKey(process.env);
  const engines = [
    ...(key ? [createIndexNow({ key, keyUrl: getFileUrl(getKeyFile(key)) })] : []),
    // Baidu limits the URLs per day, and its users read Chinese.
    ...(BAIDU_PUSH_TOKEN
      ? [createBaidu({ site: site.origin, token: BAIDU_PUSH_TOKEN, acceptsUrl: isChinese })]
      : []),
  ];
  if (engines.length === 0) {
    throw new Error('Set INDEXNOW_KEY, BAIDU_PUSH_TOKEN or both: see deploy/settings.md.');
  }
  const isSuccessful = await submitUrls({
    pages: await readPageHashes(),
    engines,
    stateFile: path.resolve(SUBMITTED_URLS_FILE || 'data/submitted-urls.json'),
    isDryRun: !shouldSend,
    log: console.info,
  });
  if (!shouldSend)
    console.info('Nothing was sent. Deploy the build, then run: npm run submit-urls -- --send');
  if (!isSuccessful) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * Returns a hash of the text of each indexable page, by URL. The text is the page's Markdown copy: the page itself also
 * changes with styles and scripts, which search engines need not hear about.
 */
async function readPageHashes(): Promise<Map<string, string>> {
  const manifest = await readSiteManifest(path.resolve('out')).catch(() => {
    throw new Error('out/ is not a built site. Run "npm run build" first.');
  });
  const copies = [...manifest].filter(([file]) => file.endsWith('/index.md'));
  return new Map(copies.map(([file, { sha256 }]) => [getFileUrl(file.replace(/index\.md$/, '')), sha256]));
}

function getFileUrl(file: string): string {
  return getAbsoluteUrl(withBasePath(`/${file}`));
}

function isChinese(url: string): boolean {
  return url.startsWith(getAbsoluteUrl(getLocalePath('zh')));
}
