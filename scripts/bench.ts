import { exec, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type CDPSession,
  chromium,
  devices,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
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
import { runProcess } from '../tests/helpers/runProcess';
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
const DESKTOP = { width: 1280, height: 800 };
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
    title: `From a click to the first frame of the prerendered page, median of ${RUNS}; goal: 130 ms`,
    measure: measureNavigation,
  },
  editor: {
    title: `From saving a text to seeing it in the open page of npm run dev, median of ${EDITS}; goal: 1 s`,
    measure: measureEditor,
  },
  articles: { title: 'A build with many articles; goals: 35 ms per page, 2 GiB', measure: measureArticles },
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
      const day = new Date(Date.UTC(2025, 0, 1 - Math.floor(number / 3))).toISOString().slice(0, 10);
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
    const changeTitle = async () => {
      const start = performance.now();
      const title = `Title ${Math.round(start)}`;
      messages.hero.title = title;
      development.messages.write('en/home.json', `${JSON.stringify(messages, null, 2)}\n`);
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title);
      return { ms: performance.now() - start };
    };
    // The first change compiles what the development server needs for it.
    await changeTitle();
    return { 'the title of /en/': await measureMedian(changeTitle, EDITS) };
  } finally {
    await development.stop();
  }
}

/**
 * Runs Lighthouse on an empty page, each home page, and one page of each other kind in the last language, here
 * Vietnamese, whose documents are the largest. Each round measures all of them.
 */
async function measurePages({ origin, emptyOrigin }: Site): Promise<Record<string, Row>> {
  const kinds = [
    ...Object.values(pages).filter((page) => page !== pages.home),
    getEntryPath('services', 'erp'),
    getEntryPath('cases', loadEntries(cases, defaultLocale)[0]?.id ?? ''),
    getEntryPath('insights', loadPosts(articles, defaultLocale)[0]?.slug ?? ''),
  ];
  const paths = [
    ...locales.map((locale) => getLocalePath(locale)),
    ...kinds.map((page) => getLocalePath(locales.at(-1) ?? defaultLocale, page)),
  ];
  const urls = Object.fromEntries(paths.map((path) => [path, origin + path]));
  const runs: Record<string, Row[]> = {};
  for (let round = 0; round < RUNS; round += 1) {
    for (const [name, url] of Object.entries({ 'an empty page': `${emptyOrigin}/`, ...urls })) {
      // Lighthouse can miss the start of a navigation.
      const row = await runLighthouse(url).catch(() => runLighthouse(url));
      runs[name] = [...(runs[name] ?? []), row];
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, rows]) => [name, getMedians(rows)]));
}

async function runLighthouse(url: string): Promise<Row> {
  const { stdout } = await promisify(exec)(
    // Installed on demand: it is larger than all other packages together, and only this command uses it.
    `npx --yes lighthouse@13.5.0 ${url} --quiet --output=json --output-path=stdout --throttling-method=devtools --chrome-flags="--headless=new ${browserArguments.join(' ')}"`,
    { env: { ...process.env, CHROME_PATH: browserOptions.executablePath }, maxBuffer: 2 ** 26 },
  );
  const { categories, audits } = JSON.parse(stdout) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue?: number }>;
  };
  const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100]);
  const getValue = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    ...Object.fromEntries(scores),
    'FCP ms': getValue('first-contentful-paint'),
    'LCP ms': getValue('largest-contentful-paint'),
    'TBT ms': getValue('total-blocking-time'),
    CLS: getValue('cumulative-layout-shift'),
    'main thread ms': getValue('mainthread-work-breakdown'),
  };
}

type Tap = { url: string; selector: string; opener?: string };

/**
 * Measures the first tap of a visitor on a slow phone: the slowest of its events, from the touch to the next frame, as
 * defined by https://web.dev/articles/inp, or to the start of a navigation.
 */
async function measureTaps({ browser, origin, emptyOrigin }: Site): Promise<Record<string, Row>> {
  const menu = '[aria-controls="menu"]';
  const taps: Record<string, Tap> = {
    'a page with one button': { url: `${emptyOrigin}/`, selector: 'button' },
    menu: { url: `${origin}/en/`, selector: menu },
    // On phones, the language links are inside the menu.
    language: { url: `${origin}/en/`, selector: 'header a[hreflang="vi"]', opener: menu },
    filter: { url: `${origin}/en/cases/`, selector: 'a[data-filter][data-value="garment"]' },
    'load more': { url: `${origin}/en/services/`, selector: `main a[${DEFERRED_CLICK}]` },
    calculator: { url: `${origin}/en/services/`, selector: '#pricing form button[type="submit"]' },
    link: { url: `${origin}/en/`, selector: 'main a[href^="/en/contact/"]' },
    submit: { url: `${origin}/en/contact/`, selector: 'main form button[type="submit"]' },
  };
  const figures: Record<string, Row> = {};
  for (const [name, tap] of Object.entries(taps))
    figures[name] = await measureMedian(async () => ({ 'response ms': await tapOnce(browser, tap) }));
  return figures;
}

async function tapOnce(browser: Browser, { url, selector, opener }: Tap): Promise<number> {
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
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).first();
  if (opener) {
    await page.locator(opener).tap();
    await target.waitFor();
  }
  const reports: string[][] = [];
  page.on('console', (message) => reports.push(message.text().split(' ')));
  await page.evaluate(reportResponse);
  await press(session, target);
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
async function press(session: CDPSession, target: Locator): Promise<void> {
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
 * Measures the time from a click on a link of the home page to the first paint of the new page, which is prerendered
 * because the pointer was on the link before. Uses Puppeteer, because Playwright disables prerendering.
 */
async function measureNavigation({ origin }: Site): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const to of ['/en/about/', '/en/services/', '/zh/cases/', '/vi/insights/']) {
    const home = origin + to.slice(0, '/en/'.length);
    figures[to] = await measureMedian(async () => ({
      ms: await clickOnce(home, to, 'no-preference'),
      'without fade ms': await clickOnce(home, to, 'reduce'),
    }));
  }
  return figures;
}

/** Measures one click in a new browser with an empty cache. */
async function clickOnce(url: string, to: string, motion: 'no-preference' | 'reduce'): Promise<number> {
  const browser = await puppeteer.launch({ ...browserOptions, defaultViewport: DESKTOP });
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      }),
    );
    const link = page.locator(`header a[href="${to}"]`);
    // A headless browser reports no hover support.
    await page.evaluate((name) => document.documentElement.setAttribute(name, ''), PAGE_CAN_HOVER);
    await link.hover();
    await new Promise((resolve) => setTimeout(resolve, 1500));
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
  origin: string;
  /** Origin of a server that answers each request with a page of one button. */
  emptyOrigin: string;
};

/** Starts the built server with an empty database, a server of an empty page and a browser, and stops them. */
async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = `${await findFreePort()}`;
  const origin = `http://localhost:${port}`;
  const env = { LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`, PORT: port };
  const server = await runProcess({ file: process.execPath, args: ['dist/server.js'], env }, `${origin}/en/`);
  const emptyServer = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(EMPTY_PAGE);
  });
  await once(emptyServer.listen(0), 'listening');
  const browser = await chromium.launch(browserOptions);
  try {
    const { port: emptyPort } = emptyServer.address() as AddressInfo;
    await measure({ browser, origin, emptyOrigin: `http://localhost:${emptyPort}` });
  } finally {
    await browser.close();
    emptyServer.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMedian(measure: () => Promise<Row>, count = RUNS): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await measure());
  return getMedians(runs);
}

function getMedians(runs: Row[]): Row {
  const getMedian = (column: string) =>
    runs.map((row) => row[column] ?? 0).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((column) => [column, getMedian(column)]));
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
