import type { Analytics } from '@/lib/i18n/site';
import { bundleHeadScript } from '@/scripts/build/bundleCoreScripts';

type Script = { src: string; attributes: Record<string, string> };

/**
 * Runs a page's script and dispatches an interaction. Returns the number of scripts added before the interaction, the
 * analytics scripts added before or after it, and the global variables. `navigator` contains the browser's settings.
 */
function visit(code: string, navigator: object = {}) {
  const listeners: Record<string, () => void> = {};
  const scripts: Script[] = [];
  const createElement = () => {
    const attributes: Record<string, string> = {};
    return {
      attributes,
      setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
    };
  };
  const document = {
    referrer: '',
    documentElement: { toggleAttribute: () => false },
    querySelector: () => null,
    head: { append: (script: Script) => scripts.push(script) },
    createElement,
    querySelectorAll: () => [],
  };
  const window: Record<string, unknown> = {};
  const names = {
    window,
    document,
    navigator,
    location: { origin: 'https://www.lotus.example', pathname: '/en/', search: '' },
    sessionStorage: {},
    matchMedia: () => ({ matches: false }),
    setTimeout: (callback: () => void) => callback(),
    addEventListener: (type: string, listener: () => void) => Object.assign(listeners, { [type]: listener }),
    removeEventListener: () => undefined,
  };
  new Function(...Object.keys(names), code)(...Object.values(names));
  const before = scripts.length;
  listeners.pointerdown?.();
  return { before, scripts: scripts.filter(({ src }) => src !== '/site.js'), globals: window };
}

const host = 'stats.example';
const rows: [Analytics, Partial<Script>, object][] = [
  [
    { provider: 'umami', host, id: 'u-1' },
    { src: 'https://stats.example/script.js', attributes: { 'data-website-id': 'u-1' } },
    {},
  ],
  [
    { provider: 'plausible', host, id: 'lotus.example' },
    { src: 'https://stats.example/js/script.js', attributes: { 'data-domain': 'lotus.example' } },
    {},
  ],
  [
    { provider: 'plausible', host, id: 'pa-x1' },
    { src: 'https://stats.example/js/pa-x1.js', attributes: {} },
    { plausible: { o: {} } },
  ],
  [
    { provider: 'matomo', host, id: '7' },
    { src: 'https://stats.example/matomo.js' },
    {
      _paq: [
        ['disableCookies'],
        ['setTrackerUrl', 'https://stats.example/matomo.php'],
        ['setSiteId', '7'],
        ['trackPageView'],
        ['enableLinkTracking'],
      ],
    },
  ],
];

test.each(rows)(
  'loads %j at the first interaction unless the visitor opted out',
  async (analytics, script, globals) => {
    const code = await bundleHeadScript('/site.js', analytics);
    expect(visit(code)).toMatchObject({ before: 0, scripts: [script] });
    expect(visit(code).globals).toEqual(globals);
    expect(visit(code, { doNotTrack: '1' }).scripts).toEqual([]);
    expect(visit(code, { globalPrivacyControl: true }).scripts).toEqual([]);
    expect(visit(code, { webdriver: true }).scripts).toEqual([]);
  },
);

test('adds no code without an analytics service', async () => {
  const code = await bundleHeadScript('/site.js', undefined);
  expect(visit(code).scripts).toEqual([]);
  // The code of `startTracker`, which sets the globals and attributes of a tracker.
  expect(code).not.toMatch(/Object\.assign\(window|setAttribute\(\w+,\w+\[/);
});
