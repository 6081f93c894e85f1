import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, runSucceeds } from './installPackages';

const isRoot = process.getuid?.() === 0;

/** Where operating systems and their packages put Chromium and its kin. */
const WELL_KNOWN = [
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

/** Chromium without windows, as Debian packages it: half the work for the machine, and no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** What keeps a browser under test quiet. The sandbox refuses to run as root. */
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
 * The path of a Chromium: `CHROME_PATH`, Playwright's own, the system's, or else one installed now. Throws an error
 * that says what to do where none can be had.
 */
export function findBrowser(): string {
  const found = installed() ?? (install() ? installed() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Run "npx playwright install --with-deps chromium", or set CHROME_PATH to the path of a Chromium or Chrome.',
  );
}

/**
 * The path of a Chromium that draws no windows: `HEADLESS_SHELL_PATH`, or the system's, installed where that is
 * possible. Elsewhere that of `findBrowser`, which shows the same pages and takes longer.
 */
export function findHeadlessShell(): string {
  const chosen = process.env.HEADLESS_SHELL_PATH;
  if (chosen) return chosen;
  if (!existsSync(HEADLESS_SHELL)) installPackages('chromium-headless-shell');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

function installed(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  return chosen || [chromium.executablePath(), ...WELL_KNOWN].find((file) => existsSync(file));
}

/** Whether one of the ways to install a browser worked. A download that lacks system libraries does not count. */
function install(): boolean {
  console.info('No Chromium found: installing one.');
  if (
    runSucceeds('npx', ['playwright', 'install', 'chromium']) &&
    runSucceeds(chromium.executablePath(), ['--version'])
  ) {
    return true;
  }
  return installPackages('chromium', 'fonts-noto-cjk');
}
