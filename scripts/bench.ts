import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type CDPSession, chromium, devices, expect, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { DEFERRED_CLICK, PAGE_CAN_HOVER } from '@/lib/browser/protocol';
import { articles } from '@/lib/collections/articles';
import { cases } from '@/lib/collections/cases';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { getTaxonomyIds } from '@/lib/content/messages/readMessages';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { DevelopmentSite } from '../tests/e2e/preview/DevelopmentSite';
import { browserArguments, findBrowser } from '../tests/helpers/findBrowser';
import { findFreePort } from '../tests/helpers/findFreePort';
import { makeScratchCopy } from '../tests/helpers/makeScratchCopy';
import { readOptions } from './launch/readOptions';

const USAGE = `npm run bench [-- --only GROUP …]
Builds and measures the site, and prints the tables of docs/benchmarks.md. Nothing else should run on the machine.
With --only, measures a group (pages, taps, visit, navigation, editor, articles).`;

const { only } = readOptions(USAGE, { options: { only: { type: 'string', multiple: true } } }).values;

/** Figures of a table row, by column. */
type Row = Record<string, number>;

const RUNS = 5;
const EDITS = 20;
const ARTICLES_PER_LANGUAGE = 1000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Served for comparison: what the machine and its browser need without a site. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><button>Tap</button>';

const browserOptions = { executablePath: findBrowser(), args: browserArguments };

const groups: Record<string, { title: string; measure: (site: Site) => Promise<Record<string, Row>> }> = {
  pages: {
    title: `Pages beside an empty page: Lighthouse, phone, throttling applied by DevTools, median of ${RUNS}`,
    measure: measurePages,
  },
  taps: {
    title: `First tap after the first paint: CPU four times slower, slow 4G, median of ${RUNS}; goal: 100 ms`,
    measure: measureTaps,
  },
  visit: { title: 'A visit on a phone with an empty cache', measure: measureVisit },
  navigation: {
    title: `From a click to the first frame of the new page, median of ${RUNS}; goal: 130 ms`,
    measure: measureNavigation,
  },
  editor: {
    title: `From saving a text to seeing it in the open page of npm run dev, median of ${EDITS}; goal: 1 s`,
    measure: measureEditor,
  },
  articles: {
    title: 'A build with many articles; goals: 35 ms per page, 2 GiB',
    measure: measureArticles,
  },
};

const unknown = only?.find((name) => !(name in groups));
if (unknown) {
  console.error(`--only ${unknown}: not a group.\n\n${USAGE}`);
  process.exit(2);
}

const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load of the last 15 minutes ${os.loadavg()[2]?.toFixed(1)}`;
console.info(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}`);
printTable('A build without caches', { 'npm run build': await measureBuild('.') });
await withSite(async (site) => {
  for (const [name, { title, measure }] of Object.entries(groups)) {
    if (only && !only.includes(name)) continue;
    printTable(title, await measure(site));
  }
});

/** Builds a project without caches. If the build fails, throws its output. */
async function measureBuild(folder: string): Promise<Row> {
  for (const name of ['.next', 'out', 'dist'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const start = performance.now();
  await promisify(execFile)(process.execPath, ['scripts/build.js'], { cwd: folder, maxBuffer: 2 ** 26 });
  const seconds = (performance.now() - start) / 1000;
  const files = readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.html')).length;
  return { seconds, pages, 'ms per page': (seconds / pages) * 1000 };
}

/** Builds a copy of the project in which each language has many articles: copies of the articles of the site. */
async function measureArticles(): Promise<Record<string, Row>> {
  const folder = makeScratchCopy(path.resolve('.'));
  const tags = getTaxonomyIds('tags');
  for (const locale of locales) {
    const insights = path.join(folder, 'messages', locale, 'insights');
    // Sorted by name, so that a number identifies the same article in every language.
    const originals = readdirSync(insights)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => readFileSync(path.join(insights, file), 'utf8'));
    for (let number = 1; number <= ARTICLES_PER_LANGUAGE - originals.length; number += 1) {
      const day = new Date(Date.UTC(2025, 0, 1) - Math.floor(number / 3) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const copy = (originals[number % originals.length] ?? '')
        .replace(/^title: "?(.*?)"?$/m, `title: "$1 ${number}"`)
        .replace(/^date: .*$/m, `date: ${day}`)
        .replace(/^tags: .*$/m, `tags: [${tags[number % tags.length]}]`)
        .replace(/^link: .*$/m, `link: "#article${1000 + number}"`);
      writeFileSync(path.join(insights, `sample-${number}.md`), copy);
    }
  }
  try {
    return { [`${ARTICLES_PER_LANGUAGE} articles × ${locales.length}`]: await measureBuild(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Changes the title of the home page again and again while the page is open in the development server. */
async function measureEditor({ browser }: Site): Promise<Record<string, Row>> {
  const development = await DevelopmentSite.start();
  try {
    const page = await browser.newPage();
    await page.goto(`${development.origin}/en/`);
    const messages = JSON.parse(development.messages.read('en/home.json'));
    const rows: Row[] = [];
    // The first change compiles what the development server needs for it.
    for (let edit = 0; edit <= EDITS; edit += 1) {
      const start = performance.now();
      messages.hero.title = `Title ${edit}`;
      development.messages.write('en/home.json', `${JSON.stringify(messages, null, 2)}\n`);
      await page.waitForFunction(
        (title) => document.querySelector('h1')?.textContent === title,
        `Title ${edit}`,
      );
      if (edit > 0) rows.push({ ms: performance.now() - start });
    }
    return { 'the title of /en/': getMedians(rows) };
  } finally {
    await development.stop();
  }
}

/**
 * Runs Lighthouse on an empty page, each home page, and one page of each other kind in the last language, here
 * Vietnamese, whose documents are the largest. Each round measures all of them. The last columns are multiples of the empty page's times.
 */
async function measurePages({ origin, emptyOrigin }: Site): Promise<Record<string, Row>> {
  const kinds = [
    ...Object.values(pages).filter((page) => page !== pages.home),
    getEntryPath('services', 'erp'),
    getEntryPath('cases', loadEntries(cases, defaultLocale)[0]?.id ?? ''),
    getEntryPath('insights', loadPosts(articles, defaultLocale)[0]?.slug ?? ''),
  ];
  const sitePaths = [
    ...locales.map((locale) => getLocalePath(locale)),
    ...kinds.map((page) => getLocalePath(locales.at(-1) ?? defaultLocale, page)),
  ];
  const runs = new Map<string, Row[]>();
  for (let round = 0; round < RUNS; round += 1) {
    for (const url of [`${emptyOrigin}/`, ...sitePaths.map((sitePath) => origin + sitePath)]) {
      // Lighthouse can miss the start of a navigation.
      const row = await runLighthouse(url).catch(() => runLighthouse(url));
      runs.set(url, [...(runs.get(url) ?? []), row]);
    }
  }
  const [empty = {}, ...rows] = [...runs.values()].map(getMedians);
  const compare = (row: Row, name: string) => (row[name] ?? 0) / (empty[name] ?? 0);
  const names = ['an empty page', ...sitePaths];
  return Object.fromEntries(
    [empty, ...rows].map((row, index) => [
      names[index],
      { ...row, 'FCP ×': compare(row, 'FCP ms'), 'LCP ×': compare(row, 'LCP ms') },
    ]),
  );
}

type LighthouseReport = {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; transferSize?: number }[] } }
  >;
};

async function runLighthouse(url: string): Promise<Row> {
  const { stdout } = await promisify(execFile)(
    'npx',
    // Installed on demand: it is larger than all other packages together, and only this command uses it.
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--throttling-method=devtools',
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserOptions.executablePath }, maxBuffer: 2 ** 26 },
  );
  const { categories, audits }: LighthouseReport = JSON.parse(stdout);
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const getValue = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    'FCP ms': getValue('first-contentful-paint'),
    'LCP ms': getValue('largest-contentful-paint'),
    'TBT ms': getValue('total-blocking-time'),
    CLS: getValue('cumulative-layout-shift'),
    'main thread ms': getValue('mainthread-work-breakdown'),
    requests: requests.length,
    kB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}

type Tap = { path: string; selector: string; opener?: string };

/**
 * Measures the first tap of a visitor on a slow phone: the slowest of its events, from the touch to the next frame, as
 * defined by https://web.dev/articles/inp, or to the start of a navigation.
 */
async function measureTaps({ browser, origin, emptyOrigin }: Site): Promise<Record<string, Row>> {
  const taps: Record<string, Tap> = {
    menu: { path: '/en/', selector: '[aria-controls="menu"]' },
    // On phones, the language links are inside the menu.
    language: { path: '/en/', selector: 'header a[hreflang="vi"]', opener: '[aria-controls="menu"]' },
    filter: { path: '/en/cases/', selector: 'a[data-filter][data-value="garment"]' },
    'load more': { path: '/en/services/', selector: `main a[${DEFERRED_CLICK}]` },
    calculator: { path: '/en/services/', selector: '#pricing form button[type="submit"]' },
    link: { path: '/en/', selector: 'main a[href^="/en/contact/"]' },
    submit: { path: '/en/contact/', selector: 'main form button[type="submit"]' },
  };
  const measureTap = (url: string, tap: Tap) =>
    measureMedian(async () => ({ 'response ms': await tapOnce(browser, url, tap) }));
  const figures = {
    'a page with one button': await measureTap(emptyOrigin, { path: '/', selector: 'button' }),
  };
  for (const [name, tap] of Object.entries(taps))
    Object.assign(figures, { [name]: await measureTap(origin, tap) });
  return figures;
}

async function tapOnce(browser: Browser, origin: string, { path, selector, opener }: Tap): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // "Slow 4G" of Lighthouse: latency in ms, throughput in bytes per second.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 92_160,
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).first();
  if (opener) {
    await page.locator(opener).tap();
    await target.waitFor();
  }
  const reports: string[][] = [];
  page.on('console', (message) => reports.push(message.text().split(' ')));
  await page.evaluate(reportResponse);
  await press(session, page, selector);
  const getDurations = (name: string) =>
    reports.filter(([event]) => event === name).map(([, ms]) => Number(ms));
  const getClicks = () => [...getDurations('click'), ...getDurations('frame')].slice(0, 1);
  await expect.poll(getClicks, { timeout: 10_000 }).not.toEqual([]);
  // The browser reports the events of a press up to a second later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await context.close();
  return Math.max(...getDurations('pointerdown'), ...getDurations('pointerup'), ...getClicks());
}

/** Taps like a finger. Playwright's `tap` releases immediately, so work started by the touch would delay the click. */
async function press(session: CDPSession, page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  // In the middle, because a bar covers the bottom. Text above the target can become higher when it comes into view.
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(target).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, 80));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page: logs the durations of a tap's events, and the time from the click to the next frame or to leaving
 * the page, because the browser does not report clicks under 16 ms or clicks that leave the page. Contains no named
 * functions, because the compiler's helper for names is not defined in the page.
 */
function reportResponse(): void {
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) console.debug(`${name} ${duration}`);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      addEventListener('pagehide', () => console.debug(`frame ${performance.now() - timeStamp}`));
      requestAnimationFrame(() => setTimeout(() => console.debug(`frame ${performance.now() - timeStamp}`)));
    },
    true,
  );
}

/** Measures a visit that starts with an empty cache: kB of responses, requests, kB of JavaScript files. */
async function measureVisit({ browser, origin }: Site): Promise<Record<string, Row>> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const row = { kB: 0, requests: 0, 'kB of JavaScript files': 0 };
  const scripts = new Set<string>();
  const prefetched = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Document' && response.fromPrefetchCache) prefetched.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Responses from the browser's cache and data URLs are not transferred, and a prefetched page is counted already.
    if (encodedDataLength === 0 || prefetched.has(requestId)) return;
    row.requests += 1;
    row.kB += encodedDataLength / 1000;
    if (scripts.has(requestId)) row['kB of JavaScript files'] += encodedDataLength / 1000;
  });
  await page.goto(`${origin}/en/`);
  await readToEnd(page);
  for (const path of ['/en/about/', '/en/services/', '/en/cases/', '/en/contact/']) {
    await page.locator(`footer a[href="${path}"]`).first().tap();
    await page.waitForURL(`**${path}`);
    await readToEnd(page);
  }
  await context.close();
  return { 'five pages, read to the end': row };
}

async function readToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Measures the time from a click on a link to the first paint of the new page: prerendered (hovered before the click)
 * and prefetched (fetched when the button is pressed). Uses Puppeteer, because Playwright disables prerendering.
 */
async function measureNavigation({ origin }: Site): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const [from, to] of [
    ['/en/', '/en/about/'],
    ['/en/', '/en/services/'],
    ['/zh/', '/zh/cases/'],
    ['/vi/', '/vi/insights/'],
  ] as const) {
    const click = (isHovered: boolean, hasFade: boolean) => clickOnce(origin + from, to, isHovered, hasFade);
    figures[`${from} → ${to}`] = await measureMedian(async () => ({
      'prerendered ms': await click(true, true),
      'without fade ms': await click(true, false),
      'prefetched ms': await click(false, true),
      'prefetched without fade ms': await click(false, false),
    }));
  }
  return figures;
}

/** Measures one click in a new browser with an empty cache. */
async function clickOnce(url: string, to: string, isHovered: boolean, hasFade: boolean): Promise<number> {
  const browser = await puppeteer.launch({
    ...browserOptions,
    defaultViewport: { width: 1280, height: 800 },
  });
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: hasFade ? 'no-preference' : 'reduce' },
    ]);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      }),
    );
    const link = page.locator(`header a[href="${to}"]`);
    if (isHovered) {
      // A headless browser reports no hover support.
      await page.evaluate((name) => document.documentElement.setAttribute(name, ''), PAGE_CAN_HOVER);
      await link.hover();
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await link.click({ delay: 80 });
    // Polls all targets, because a prerendered page is a different target from the clicked page.
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
      for (const target of browser.targets().filter((candidate) => candidate.url().endsWith(to))) {
        const session = await target.createCDPSession().catch(() => undefined);
        // `timeOrigin` is the start of the page's loading, which precedes the click if the page was prerendered.
        const reply = await session
          ?.send('Runtime.evaluate', {
            expression: `(() => {
              const [paint] = performance.getEntriesByName('first-contentful-paint');
              return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked'));
            })()`,
            returnByValue: true,
          })
          .catch(() => undefined);
        await session?.detach().catch(() => {});
        if (reply?.result.value !== undefined) return reply.result.value;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${to} was not painted.`);
  } finally {
    await browser.close();
  }
}

type Site = {
  browser: Browser;
  /** Origin of the site's server. */
  origin: string;
  /** Origin of a server that answers each request with a page of one button. */
  emptyOrigin: string;
};

/** Starts the built server with an empty database, a server of an empty page and a browser, and stops them. */
async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = String(await findFreePort());
  const database = `file:${path.join(folder, 'leads.db')}`;
  const server = spawn(process.execPath, ['dist/server.js'], {
    env: { ...process.env, LEADS_DATABASE_URL: database, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of server.stdout.iterator({ destroyOnReturn: false })) {
    if (String(line).includes('"event":"listening"')) break;
  }
  server.stdout.resume();
  const emptyServer = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(EMPTY_PAGE);
  });
  await once(emptyServer.listen(0), 'listening');
  const browser = await chromium.launch(browserOptions);
  try {
    const { port: emptyPort } = emptyServer.address() as AddressInfo;
    await measure({
      browser,
      origin: `http://localhost:${port}`,
      emptyOrigin: `http://localhost:${emptyPort}`,
    });
  } finally {
    await browser.close();
    emptyServer.close();
    emptyServer.closeAllConnections();
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMedian(measure: () => Promise<Row>): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return getMedians(runs);
}

function getMedians(runs: Row[]): Row {
  const columns = Object.keys(runs[0] ?? {});
  const getMedian = (column: string) =>
    runs.map((row) => row[column] ?? 0).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
  return Object.fromEntries(columns.map((column) => [column, getMedian(column)]));
}

/** Prints a Markdown table, whose columns are those of the first row. */
function printTable(title: string, rows: Record<string, Row>): void {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const format = (figure = 0) =>
    figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 2 : figure < 100 ? 1 : 0 });
  const lines = [
    ['', ...columns],
    ['---', ...columns.map(() => '---:')],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => format(row[column]))]),
  ];
  console.info(`\n## ${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}
