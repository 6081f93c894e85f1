import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { coerce, lte } from 'semver';

/** MDN's browser compatibility data. Features are addressed by path: `css.selectors.has`. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** A node of the data: a feature and its subfeatures. */
export type Feature = { __compat?: CompatStatement } & { [name: string]: Feature };

/** Maps browserslist's browser names to MDN's. */
const MDN_NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The minimum versions in the project's `browserslist`: `['chrome', '109']`. */
const targets = readTargets();

/** Returns the target browsers that lack a feature, with their versions. Empty if MDN has no data. */
export function getUnsupportedBrowsers(statement: CompatStatement | undefined): string[] {
  if (!statement) return [];
  return targets
    .filter(([browser, version]) => {
      const support = statement.support[browser];
      return (
        support !== undefined &&
        ![support].flat().some((entry) => isSupported(entry as SimpleSupportStatement, version))
      );
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function isSupported(entry: SimpleSupportStatement, version: string): boolean {
  const { version_added: addedVersion, version_removed: removedVersion } = entry;
  if (
    entry.flags ||
    entry.prefix ||
    entry.alternative_name ||
    removedVersion ||
    typeof addedVersion !== 'string'
  )
    return false;
  const [first, oldest] = [coerce(addedVersion), coerce(version)];
  return first !== null && oldest !== null && lte(first, oldest);
}

function readTargets(): [BrowserName, string][] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browser = MDN_NAMES[name];
    if (!browser)
      throw new Error(`package.json, browserslist: "${line}" must have the form "browser >= version".`);
    return [browser, version];
  });
}
