import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Visit = {
  url: string;
  /** The browser's list of languages. */
  languages?: string[];
  /** An earlier choice, as it stands in cookie and storage. */
  stored?: string;
};

/** Runs the head script of an exported page without a browser. Returns where it leads, if it does, and the page's language. */
export function runHeadScript(file: string, { url, languages = [], stored }: Visit) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const root = { lang: '', dataset: {} };
  let target: URL | undefined;
  const replace = (address: string) => {
    target = new URL(address, url);
  };
  vm.runInNewContext(script, {
    URLSearchParams,
    location: Object.assign(new URL(url), { replace }),
    navigator: { languages },
    document: {
      cookie: stored === undefined ? '' : `theme=dark; locale=${stored}`,
      referrer: '',
      documentElement: root,
    },
    localStorage: { getItem: () => stored ?? null },
    sessionStorage: {},
    addEventListener: () => {},
  });
  return { target, lang: root.lang };
}
