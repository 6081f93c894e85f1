import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { finishExport, type StaticIslandsOptions } from '..';
import { listFiles } from '../build/listFiles';
import { getHash } from '../getHash';

const fixture = path.relative(process.cwd(), path.join(__dirname, 'fixture')).split(path.sep).join('/');

const options: StaticIslandsOptions = {
  basePath: '/site',
  islandsFolder: `${fixture}/islands`,
  classNames: 'class-names.json',
  esbuild: { target: 'es2022' },
  speculationRules: { prefetch: [] },
  contentSecurityPolicy: { 'script-src': ["'self'"], 'style-src': ["'self'"] },
  maxQualityPaths: /index\.html$/,
};

const createOwnScript = (code: string, attributes = '') =>
  `<script${attributes} data-own-script="${getHash(code)}">${code}</script>`;

const createIsland = (name: string, html: string, props: object) =>
  `<div data-island="${name}">${html}</div>${createOwnScript(JSON.stringify(props), ` type="application/json" data-island-props=""`)}`;

/** Creates a page like Next's export. */
const createPage = (body: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<style data-precedence="next" data-href="/site/_next/static/chunks/a.css">.title{color:red}</style>',
    '<style data-precedence="next" data-href="/site/_next/static/chunks/b.css">a{background:url(/a.svg)}</style>',
    '<link rel="preload" as="script" href="/site/_next/static/chunks/main.js"/>',
    '<script src="/site/_next/static/chunks/main.js" async=""></script>',
    createOwnScript('start()'),
    `</head><body><h1 class="title">Orders</h1>${body}`,
    '<script>self.__next_f.push([1,"1:null"])</script></body></html>',
  ].join('');

const pages = {
  'index.html': createPage(
    createIsland('counter', '<button type="button" class="Counter_x_count">Orders: <!-- -->0</button>', {
      label: 'Orders',
    }),
  ),
  'search/index.html': createPage(createIsland('search', '<input name="q" value=""/>', { query: '' })),
};

const otherFiles = {
  'class-names.json': JSON.stringify({ [`${fixture}/Counter.module.css`]: { count: 'Counter_x_count' } }),
  'index.txt': 'payload',
  'search/__next.search.txt': 'payload',
  'robots.txt': 'User-Agent: *',
  '_next/static/chunks/a.css': '.title{color:red}',
  '_next/static/chunks/main.js': 'runtime()',
  '_next/static/build-id/_buildManifest.js': 'manifest()',
  '_next/static/media/a.svg': '<svg/>',
};

let out: string;
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  }
}

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'export-'));
  write({ ...otherFiles, ...pages });
});

afterEach(() => rmSync(out, { recursive: true }));

test('turns an export into documents with islands', async () => {
  await finishExport(out, options);
  const html = read('index.html');
  const styles = '.title{color:red}\na{background:url(/site/a.svg)}';
  const rules = '{"prefetch":[]}';
  const hashes = [getHash('start()'), getHash(rules)].map((hash) => `'${hash}'`).join(' ');
  const [, modules = '', props = ''] =
    /<div data-modules="([^"]+)" data-props="\/site([^"]+)" data-island="counter">/.exec(html) ?? [];
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hashes}; style-src 'self' '${getHash(styles)}'"/>`,
      `<style>${styles}</style>`,
      `<script>start()</script><script type="speculationrules">${rules}</script>`,
      '</head><body><h1 class="title">Orders</h1>',
      `<div data-modules="${modules}" data-props="/site${props}" data-island="counter">`,
      '<button type="button" class="Counter_x_count">Orders: <!-- -->0</button></div></body></html>',
    ].join(''),
  );
  expect(read(props)).toBe('{"label":"Orders"}');
  expect(`${gunzipSync(readFileSync(path.join(out, 'index.html.gz')))}`).toBe(html);
});

test('bundles islands with shared modules and Next’s class names', async () => {
  await finishExport(out, options);
  const findModules = (page: string) =>
    (/data-modules="([^"]+)"/.exec(read(page))?.[1] ?? '').split(' ').map((url) => url.replace('/site', ''));
  const counter = findModules('index.html');
  const search = findModules('search/index.html');
  expect(read(counter[0] ?? '')).toMatch(/export\{.*\bcounter\b.*\}/);
  expect(read(counter[0] ?? '')).toContain('Counter_x_count');
  const hasReact = (module: string) => /hydrateRoot=function/.test(read(module));
  const reactModules = counter.filter(hasReact);
  expect(reactModules).toHaveLength(1);
  expect(search.filter(hasReact)).toEqual(reactModules);
  for (const module of [...counter, ...search]) expect(existsSync(path.join(out, module))).toBe(true);
});

test('deletes the files of Next’s runtime and no others', async () => {
  await finishExport(out, options);
  const remainingFiles = listFiles(out).filter((name) => name in otherFiles);
  expect(remainingFiles).toEqual(['_next/static/media/a.svg', 'robots.txt']);
});

test('throws for an unknown script, with the name of the page and the script', async () => {
  write({
    'search/index.html': pages['search/index.html'].replace('</body>', '<script>track()</script></body>'),
  });
  await expect(finishExport(out, options)).rejects.toThrow(
    'search/index.html: the page has an unknown script: <script>track()</script>',
  );
});

test('throws for a page without styles', async () => {
  write({ 'index.html': pages['index.html'].replace(/<style.*<\/style>/, '') });
  await expect(finishExport(out, options)).rejects.toThrow('index.html: the page has no styles');
});

test('changes the styles of each page', async () => {
  await finishExport(out, { ...options, transformCss: (css) => css.replace('red', 'blue') });
  expect(read('search/index.html')).toContain('.title{color:blue}');
});

test('throws for a CSS module without class names', async () => {
  write({ 'class-names.json': '{}' });
  await expect(finishExport(out, options)).rejects.toThrow('Counter.module.css has no class names');
});

test.each([
  ['keeps a stylesheet with a class of the page', '<p class="Note_y_note">Late</p>', true],
  ['leaves out a stylesheet without a class of the page', '<p>Late</p>', false],
])('%s', async (_, body, hasStyles) => {
  const classNames = {
    ...JSON.parse(otherFiles['class-names.json']),
    'Note.module.css': { note: 'Note_y_note', mark: 'Note_y_mark' },
    'Chart.module.css': { chart: 'Chart_z_chart' },
  };
  const [base, note] = [
    'body{margin:0}',
    '.Note_y_note .Note_y_mark{color:blue}\n.Chart_z_chart{color:green}',
  ];
  const styles = `<style data-href="/site/base.css /site/note.css">${base}${note}</style></head>`;
  write({
    'class-names.json': JSON.stringify(classNames),
    'base.css': base,
    'note.css': note,
    'note/index.html': createPage(body).replace('</head>', styles),
  });
  await finishExport(out, options);
  const html = read('note/index.html');
  expect(html.includes('.Note_y_mark{color:blue}')).toBe(hasStyles);
  expect(html).toContain('body{margin:0}');
  // Another module in the same file.
  expect(html).not.toContain('color:green');
});
