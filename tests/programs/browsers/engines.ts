import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../helpers/findBrowser';
import type { Driver } from './Driver';
import { downloadChromium } from './downloadChromium';
import { driveChromium } from './driveChromium';
import { driveFirefox } from './driveFirefox';
import { driveWebKit } from './driveWebKit';

export type Engine = {
  name: string;
  /** Returns the path of the browser. Throws if it is not available on this machine. */
  find: () => string;
  /** Starts the browser with an empty profile. */
  start: (program: string) => Promise<Driver>;
};

const FIREFOX = '/usr/bin/firefox-esr';

/** Debian packages of the engines, by a file that each package installs. */
export const packages = {
  [FIREFOX]: 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Engines from the oldest in `browserslist` to the latest. WebKitGTK represents Safari, in a current version only. */
export const engines: Engine[] = [
  { name: 'Chrome 109', find: () => downloadChromium('109.0.6'), start: driveChromium },
  { name: 'Chrome 123', find: () => downloadChromium('123.0.1'), start: driveChromium },
  { name: 'Chromium', find: findBrowser, start: driveChromium },
  { name: 'Firefox ESR', find: () => requireFile(FIREFOX), start: driveFirefox },
  { name: 'WebKit', find: () => requireFile(findMiniBrowser()), start: driveWebKit },
];

/**
 * Finds MiniBrowser in a folder named after the architecture: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
function findMiniBrowser(): string {
  const files = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((folder) =>
    path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'),
  );
  return files.find((file) => existsSync(file)) ?? 'MiniBrowser';
}

function requireFile(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is not installed.`);
  return file;
}
