import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, runCommand } from './installPackages';

const isRoot = process.getuid?.() === 0;

/** Default installation paths of Chromium-based browsers. */
const WELL_KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Debian's headless Chromium. It needs half the CPU time of Chromium, but has no back/forward cache. */
const SYSTEM_HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** Disables background activity of browsers under test. The sandbox does not work for root. */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a Chromium: the environment variable `CHROME_PATH`, or else Playwright's, the system's, or a
 * newly installed one. Throws an error with instructions if none can be installed.
 */
export function findBrowser(): string {
  const browserPath = findInstalledBrowser() ?? (installBrowser() ? findInstalledBrowser() : undefined);
  if (browserPath !== undefined) return browserPath;
  throw new Error(
    'Chromium was not found and could not be installed. Run "npx playwright install --with-deps chromium", or set CHROME_PATH to the path of a Chromium or Chrome.',
  );
}

/**
 * Returns the path of a headless-only Chromium: the environment variable `HEADLESS_SHELL_PATH`, or else the system's,
 * which is installed if possible. Falls back to the browser of `findBrowser`, which is slower but renders the same
 * pages.
 */
export function findHeadlessShell(): string {
  const configuredPath = process.env.HEADLESS_SHELL_PATH;
  if (configuredPath) return configuredPath;
  if (!existsSync(SYSTEM_HEADLESS_SHELL_PATH)) installPackages('chromium-headless-shell');
  return existsSync(SYSTEM_HEADLESS_SHELL_PATH) ? SYSTEM_HEADLESS_SHELL_PATH : findBrowser();
}

function findInstalledBrowser(): string | undefined {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROME_PATH is not a file: ${configuredPath}`);
  return configuredPath || [chromium.executablePath(), ...WELL_KNOWN_PATHS].find((file) => existsSync(file));
}

/** Installs a browser. Returns false if that fails, or if the browser cannot start for lack of system libraries. */
function installBrowser(): boolean {
  console.info('Chromium not found. Installing it.');
  if (
    runCommand('npx', ['playwright', 'install', 'chromium']) &&
    runCommand(chromium.executablePath(), ['--version'])
  ) {
    return true;
  }
  return installPackages('chromium', 'fonts-noto-cjk');
}
