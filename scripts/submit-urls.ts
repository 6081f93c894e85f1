import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import { getLocalePath, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl, site } from '@/lib/i18n/site';
import { readManifest as readSiteManifest } from '@/server/http/siteManifest';
import { readIndexNowKey } from './build/readIndexNowKey';

/** A search engine: `submit` returns the reason if it does not accept the URLs. */
type Engine = {
  name: string;
  /** True for the URLs to submit. */
  accepts: (url: string) => boolean;
  submit: (urls: string[]) => Promise<string | undefined>;
};

/** A hash of the text of each page, by URL. */
type Pages = Record<string, string>;

const getFileUrl = (file: string) => getAbsoluteUrl(withBasePath(`/${file}`));

/** `npm run submit-urls`: lists the pages that are new or changed since they were last submitted; `--send` submits them. */
try {
  await run(process.argv.slice(2), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (args.some((argument) => argument !== '--send'))
    throw new Error('Unknown argument. Usage: npm run submit-urls [-- --send]');
  const engines = createEngines(env);
  const stateFile = path.resolve(env.SUBMITTED_URLS_FILE || 'data/submitted-urls.json');
  const submitted = await readSubmitted(stateFile);
  const pages = await readPages();
  for (const { name, accepts, submit } of engines) {
    const accepted = Object.entries(pages).filter(([url]) => accepts(url));
    const urls = accepted.filter(([url, hash]) => submitted[name]?.[url] !== hash).map(([url]) => url);
    console.info(`${name}: ${urls.length} of ${Object.keys(pages).length} URLs to submit`);
    for (const url of urls) console.info(`  ${submitted[name]?.[url] ? 'changed' : 'new    '} ${url}`);
    if (urls.length === 0 || !args.includes('--send')) continue;
    const problem = await submit(urls).catch(({ message }: Error) => message);
    if (problem === undefined) submitted[name] = Object.fromEntries(accepted);
    else process.exitCode = 1;
    console.info(`${name}: ${problem === undefined ? 'accepted' : `failed. ${problem}`}`);
    await mkdir(path.dirname(stateFile), { recursive: true });
    await writeFile(stateFile, `${JSON.stringify(submitted, null, 2)}\n`);
  }
  if (!args.includes('--send'))
    console.info('Nothing was sent. Deploy the build, then run: npm run submit-urls -- --send');
}

/** Returns the engines whose keys are in the environment. The variables for endpoints are for tests. */
function createEngines(env: NodeJS.ProcessEnv): Engine[] {
  const { BAIDU_PUSH_TOKEN: token, INDEXNOW_ENDPOINT, BAIDU_ENDPOINT } = env;
  const key = readIndexNowKey(env);
  const indexNow: Engine = {
    name: 'IndexNow',
    accepts: () => true,
    submit: async (urlList) => {
      const body = { host: new URL(site.origin).host, key, keyLocation: getFileUrl(`${key}.txt`), urlList };
      const url = INDEXNOW_ENDPOINT || 'https://api.indexnow.org/indexnow';
      const { ok, status } = await post(url, 'application/json; charset=utf-8', JSON.stringify(body));
      return ok ? undefined : `IndexNow answered ${status}. Is ${body.keyLocation} deployed?`;
    },
  };
  const baidu: Engine = {
    name: 'Baidu',
    // Its users read Chinese.
    accepts: (url) =>
      locales.some(
        (locale) =>
          getLanguageTag(locale).startsWith('zh') && url.startsWith(getAbsoluteUrl(getLocalePath(locale))),
      ),
    // Documented only without TLS (https://ziyuan.baidu.com/linksubmit).
    submit: async (urls) => {
      const query = new URLSearchParams({ site: site.origin, token: token ?? '' });
      const url = `${BAIDU_ENDPOINT || 'http://data.zz.baidu.com/urls'}?${query}`;
      const response = await post(url, 'text/plain', urls.join('\n'));
      const { success = 0 } = (await response.json().catch(() => ({}))) as { success?: number };
      const isAccepted = response.ok && success === urls.length;
      return isAccepted
        ? undefined
        : `Baidu answered ${response.status} and accepted ${success} of ${urls.length}.`;
    },
  };
  const engines = [...(key ? [indexNow] : []), ...(token ? [baidu] : [])];
  if (engines.length > 0) return engines;
  throw new Error('Set INDEXNOW_KEY, BAIDU_PUSH_TOKEN or both: see deploy/settings.md.');
}

/** Sends a request. The message of an error does not contain the URL, whose query may be a token. */
function post(url: string, type: string, body: string): Promise<Response> {
  const headers = { 'Content-Type': type };
  const signal = AbortSignal.timeout(30_000);
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch((error: Error) => {
    const cause = (error.cause as Error | undefined) ?? error;
    throw new Error(`${new URL(url).host} cannot be reached: ${cause.message}. Try again later.`);
  });
}

/** The text is the page's Markdown copy: the page itself also changes with styles and scripts. */
async function readPages(): Promise<Pages> {
  const manifest = await readSiteManifest(path.resolve('out')).catch(() => {
    throw new Error('out/ is not a built site. Run "npm run build" first.');
  });
  const copies = [...manifest].filter(([file]) => file.endsWith('/index.md'));
  return Object.fromEntries(copies.map(([file, { sha256 }]) => [getFileUrl(file.slice(0, -8)), sha256]));
}

/** Reads the pages that each engine has accepted. */
async function readSubmitted(file: string): Promise<Record<string, Pages>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} is damaged. Delete it: all URLs are then submitted again.`);
  }
}
