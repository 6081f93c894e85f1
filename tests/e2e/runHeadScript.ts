import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Visit = {
  url: string;
  /** `navigator.languages`. */
  languages?: string[];
  /** The locale stored in cookie and localStorage. */
  stored?: string;
};

/** Runs the head script of an exported page without a browser. Returns the redirect target, if any, and the `lang`. */
export function runHeadScript(file: string, { url, languages = [], stored }: Visit) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const root = { lang: '', dataset: {} };
  let target: URL | undefined;
  const replace = (href: string) => {
    target = new URL(href, url);
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
