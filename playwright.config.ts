import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findHeadlessShell } from './tests/helpers/findBrowser';

/** Pages are tested on a plain static server for `out/`; forms and responses on the site's own server. */
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
  // A worker waits for its browser about a third of the time, so two workers do not use two cores.
  workers: 3,
  // On a busy machine a browser may drop a request. A test that passes on retry is reported as flaky.
  retries: 1,
  // More failures indicate a fundamental problem, and each one restarts a browser.
  maxFailures: 30,
  // Generous, for slow machines; performance is measured by the benchmarks.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Pages behave the same on every server; only the tests in `server/` use the site's own server.
    baseURL: `http://localhost:${staticPort}`,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: browserArguments },
  },
  // Each project has separate workers, which first load all imports of its tests.
  projects: [
    // Starts `npm run dev`, which is slow. Comes first: its tests run serially while the other workers continue.
    { name: 'preview', testMatch: '**/preview/*.spec.ts', timeout: 240_000, expect: { timeout: 60_000 } },
    {
      // The headless shell has no back/forward cache, and it dispatches a pointer move when a page loads, which would
      // count as the first interaction.
      name: 'full browser',
      testMatch: '**/fullBrowser/*.spec.ts',
      // Starting a second worker with a browser takes longer than the few tests.
      workers: 1,
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: browserArguments,
          // Playwright disables the back/forward cache by default.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'site', testIgnore: ['**/preview/**', '**/fullBrowser/**'] },
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
      // All tests send requests from the same IP address.
      env: { PORT: serverPort, LEADS_DATABASE_URL: createTemporaryDatabase(), LEADS_RATE_LIMIT: '0' },
    },
  ],
});

/** Reserves a free port. Stores it in the environment for the workers, which load this file too. */
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
