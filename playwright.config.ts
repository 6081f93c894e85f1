import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findHeadlessShell } from './scripts/findBrowser';

/** Pages are tested as a plain static host serves `out/`, forms and answers with the site's own server. */
const staticPort = reservePort('STATIC_PORT');
const serverPort = reservePort('SERVER_PORT');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/artifacts',
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may lose a request for good. What passes at the second try is reported as flaky.
  retries: 1,
  // Beyond this something fundamental is wrong, and each failure costs a new browser.
  maxFailures: 30,
  // What a slow machine may take for what is asked of it; speed is measured by the bench.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // What a page does does not depend on who serves it: only the tests in `server/` ask the site's own server.
    baseURL: `http://localhost:${staticPort}`,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: browserArguments },
  },
  // Each project has workers of its own, which first read all that its tests import.
  projects: [
    // It starts a server of its own, `npm run dev`, which compiles a page when it is first asked for. It comes first,
    // because one worker waits for all of it, test after test, while the other goes on.
    { name: 'preview', testMatch: '**/preview/*.spec.ts', timeout: 240_000, expect: { timeout: 60_000 } },
    {
      // The headless shell has no back/forward cache, and in it a pointer moves by itself as a page loads: the first sign
      // of a visitor.
      name: 'browser with windows',
      testMatch: '**/wholeBrowser/*.spec.ts',
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: browserArguments,
          // Playwright switches the cache off that browsers keep pages in for Back and Forward.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'site', testIgnore: ['**/preview/**', '**/wholeBrowser/**'] },
  ],
  webServer: [
    {
      command: 'npx tsx tests/e2e/staticServer.ts',
      url: `http://localhost:${staticPort}/en/`,
      env: { PORT: staticPort },
    },
    {
      command: 'npm run serve',
      url: `http://localhost:${serverPort}/en/`,
      // All visitors of these tests have one address.
      env: { PORT: serverPort, LEADS_DATABASE_URL: createTemporaryDatabase(), LEADS_RATE_LIMIT: '0' },
    },
  ],
});

/** A free port, asked for once: the workers read this file too and must come to the same answer. */
function reservePort(name: string): string {
  process.env[name] ??= execFileSync(
    process.execPath,
    ['-e', "const s=require('net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})"],
    { encoding: 'utf8' },
  ).trim();
  return process.env[name];
}

function createTemporaryDatabase(): string {
  process.env.TEST_LEADS_FOLDER ??= mkdtempSync(path.join(tmpdir(), 'leads-'));
  return `file:${path.join(process.env.TEST_LEADS_FOLDER, 'leads.db')}`;
}
