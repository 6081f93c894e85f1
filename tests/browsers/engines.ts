import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { browserArguments, findBrowser } from '../../scripts/findBrowser';
import type { Driver } from './Driver';
import { driveOlderPuppeteer, drivePuppeteer } from './drivePuppeteer';
import { driveWebKit } from './driveWebKit';
import { olderChromium } from './olderChromium';

export type Engine = {
  name: string;
  /** The path of its program. Throws where it cannot be had on this machine. */
  find: () => string;
  /** Starts the program with an empty profile. */
  start: (program: string) => Promise<Driver>;
};

const FIREFOX = '/usr/bin/firefox-esr';

/** The Debian packages that bring engines, by a file of each. */
export const packages = {
  [FIREFOX]: 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const args = browserArguments;

/** This build's network service ends by itself when it writes cookies to the disk, half a minute after the first one. */
const inMemory = [...args, '--incognito'];

/** From the oldest that `browserslist` names to today's. Safari's engine comes as WebKitGTK, of this year only. */
export const engines: Engine[] = [
  {
    name: 'Chrome 109',
    find: () => olderChromium('109.0.6'),
    start: (executablePath) => driveOlderPuppeteer({ executablePath, args }),
  },
  {
    name: 'Chrome 123',
    find: () => olderChromium('123.0.1'),
    start: (executablePath) => drivePuppeteer({ executablePath, args: inMemory, headless: 'shell' }),
  },
  {
    name: 'Chromium',
    find: findBrowser,
    start: (executablePath) => drivePuppeteer({ executablePath, args }),
  },
  {
    name: 'Firefox ESR',
    find: () => existing(FIREFOX),
    start: (executablePath) => drivePuppeteer({ executablePath, browser: 'firefox' }),
  },
  { name: 'WebKit', find: () => existing(miniBrowser()), start: driveWebKit },
];

/** Below a folder named after the machine: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string {
  const files = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((folder) =>
    path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'),
  );
  return files.find((file) => existsSync(file)) ?? 'MiniBrowser';
}

function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is not installed.`);
  return file;
}
