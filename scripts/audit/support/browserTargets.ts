import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { coerce, lte } from 'semver';

/** What MDN knows of browsers, by the paths of its data: `css.selectors.has`. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** A branch of the data: of a feature, and of those inside it. */
export type Feature = { __compat?: CompatStatement } & { [name: string]: Feature };

/** Browserslist's names and MDN's. */
const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest browsers of the project's `browserslist`: `['chrome', '109']`. */
const floor = readFloor();

/** The browsers of the floor that lack a feature, with their versions. None where MDN says nothing of it. */
export function getUnsupportedBrowsers(statement: CompatStatement | undefined): string[] {
  if (!statement) return [];
  return floor
    .filter(([browser, version]) => {
      const support = statement.support[browser];
      return (
        support !== undefined &&
        ![support].flat().some((entry) => isThere(entry as SimpleSupportStatement, version))
      );
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function isThere(entry: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = entry;
  if (entry.flags || entry.prefix || entry.alternative_name || removed || typeof added !== 'string')
    return false;
  const [first, oldest] = [coerce(added), coerce(version)];
  return first !== null && oldest !== null && lte(first, oldest);
}

function readFloor(): [BrowserName, string][] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browser = NAMES[name];
    if (!browser) throw new Error(`browserslist: "${line}" is not of the form "browser >= version".`);
    return [browser, version];
  });
}
