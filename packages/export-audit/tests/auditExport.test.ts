import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AuditOptions, auditExport, rules } from 'export-audit';

const options: AuditOptions = {
  folder: path.join(__dirname, 'site'),
  origin: 'https://boats.example',
  basePath: '/app',
  locales: { en: 'en_US', de: 'de_DE' },
  fallbackLocale: 'en',
  allowedOrigins: { forms: ['https://forms.example'], frames: ['https://maps.example'] },
  islands: { moduleAttribute: 'data-later', propsAttribute: 'data-props', scriptFolder: 'core/' },
};

/** Audits the sample site with changed options. Returns each finding as `rule file:line`, or `rule (warning) file:line`. */
async function audit(changes: Partial<AuditOptions> = {}): Promise<string[]> {
  const findings = await auditExport({ ...options, ...changes });
  return findings.map(
    ({ rule, severity, file, line }) =>
      `${rule}${severity === 'warning' ? ' (warning)' : ''} ${file}:${line}`,
  );
}

const readSample = (file: string) => readFileSync(path.join(options.folder, file), 'utf8');

/** Audits a copy of the sample site in which part of a file is replaced. The part must occur exactly once. */
async function auditEditedSite(
  file: string,
  from: string,
  to: string,
  changes: Partial<AuditOptions> = {},
): Promise<string[]> {
  const text = readSample(file);
  expect(text.split(from)).toHaveLength(2);
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  cpSync(options.folder, folder, { recursive: true });
  writeFileSync(path.join(folder, file), text.replace(from, to));
  const findings = await audit({ ...changes, folder });
  rmSync(folder, { recursive: true });
  return findings;
}

/** Returns the file and line of a text in the sample site. */
function getPlace(file: string, text: string): string {
  return `${file}:${readSample(file).split(text)[0]?.split('\n').length}`;
}

const page = 'en/index.html';
const german = 'de/index.html';

const link = '<a href="/app/de/#price">';
const price = '<p class="price" id="price">';
const icon = '<link rel="icon" href="/app/icon.svg">';
const alternate = '<link rel="alternate" hreflang="de" href="https://boats.example/app/de/">';
const canonical = '<link rel="canonical" href="https://boats.example';
const xDefault = '<link rel="alternate" hreflang="x-default" href="https://boats.example/app/en/">';
const sitemap = 'sitemap.xml';

/** Edits of a file, and the rule that reports each: in the line of `from`, or at `place`. */
const edits: [rule: string, problem: string, file: string, from: string, to: string, place?: string][] = [
  ['brokenLink', 'a missing page', page, link, '<a href="/app/en/gone/">'],
  ['brokenLink', 'a missing anchor', page, link, '<a href="/app/de/#prize">'],
  ['brokenLink', 'a path without the base path', page, link, '<a href="/de/">'],
  ['brokenLink', 'a missing trailing slash', page, link, '<a href="/app/de#price">'],
  ['brokenLink', 'a page without a locale', page, link, '<a href="/app/">'],
  ['brokenLink', 'a redirect', page, link, '<a href="/app/de/old/">'],
  ['hreflang', 'no link back', page, alternate, '', getPlace(german, 'rel="alternate"')],
  ['hreflang', 'a missing x-default', page, xDefault, '', `${page}:1`],
  ['hreflang', 'a language twice', page, xDefault, alternate],
  ['hreflang', 'a missing page', page, alternate, alternate.replace('app/de', 'app/gone')],
  ['language', 'another language', page, '<html lang="en">', '<html lang="de">'],
  ['language', 'an invalid language', page, '<html lang="en">', '<html lang="english">'],
  ['language', 'another og:locale', page, 'content="en_US"', 'content="de_DE"'],
  ['language', 'another canonical URL', german, `${canonical}/app/de/`, `${canonical}/app/de/gone/`],
  ['language', 'a second canonical URL', page, icon, `${canonical}/app/en/">`],
  ['language', 'a canonical URL without a locale', 'index.html', `${canonical}/app/en/`, `${canonical}/app/`],
  ['missingFile', 'an island module', page, '/app/later.js', '/app/gone.js'],
  ['missingFile', 'island props', page, '/app/props.json', '/app/gone.json'],
  ['missingFile', 'a script of the site', page, '/app/core/site.js', '/app/core/gone.js'],
  ['missingFile', 'a picture', page, '<img src="/app/icon.svg"', '<img src="/app/gone.svg"'],
  ['missingFile', 'a share card', page, '/app/card.png', '/card.png'],
  ['missingFile', 'a picture of a style', page, icon, '<style>a{background:url(/app/a.png)}</style>'],
  ['missingFile', 'a font', page, '/app/face.woff2', '/app/gone.woff2', getPlace(page, '<style>')],
  ['missingFile', 'an icon of the manifest', 'site.webmanifest', '/app/icon.svg', '/app/gone.svg'],
  ['placeholder', 'an attribute', page, price, '<p title="For {city}" class="price" id="price">'],
  ['sitemap', 'a missing entry', sitemap, '/app/de/</loc>', '/app/en/</loc>', `${german}:1`],
  ['sitemap', 'an entry without a page', sitemap, '/app/de/</loc>', '/gone/</loc>'],
  ['sitemap', 'a robots.txt without it', 'robots.txt', 'Sitemap:', 'Map:', 'robots.txt:1'],
  ['thirdPartyHost', 'a script', page, icon, '<script src="https://cdn.example/a.js"></script>'],
  ['thirdPartyHost', 'a font', page, '/app/face', 'https://fonts.example/face', getPlace(page, '<style>')],
  ['thirdPartyHost', 'a frame', page, 'https://maps.example/', 'https://video.example/'],
  ['thirdPartyHost', 'a form', page, 'https://forms.example/', 'https://other.example/'],
  ['titles (warning)', 'equal titles', page, '<title>Boats for rent', '<title>Boote zu mieten'],
  ['titles', 'a second description', page, icon, '<meta name="description" content="Boats">'],
  [
    'titles (warning)',
    'equal descriptions',
    page,
    '"description" content="Boats for rent"',
    '"description" content="Boote zu mieten"',
  ],
  ['validHtml', 'an inline style', page, price, '<p style="color: navy" class="price" id="price">'],
  ['validHtml', 'no h1', page, '<h1>Boats for rent</h1>', '', getPlace(page, '<h2>Our boats</h2>')],
  ['validHtml', 'a second h1', page, '<h2>Our boats</h2>', '<h1>Our boats</h1>'],
  ['validHtml', 'a skipped level', page, '<h2>Our boats</h2>', '<h3>Our boats</h3>'],
  ['validHtml', 'a picture without dimensions', page, ' width="40" height="40"', ''],
];

test('reports nothing for a valid site', async () => {
  expect(await audit()).toEqual([]);
});

test.each(edits)('%s: reports %s', async (rule, _, file, from, to, place = getPlace(file, from)) => {
  expect(await auditEditedSite(file, from, to)).toContain(`${rule} ${place}`);
});

test('every rule has an edit', () => {
  const edited = [...edits.map(([rule]) => rule.replace(' (warning)', '')), 'sizeBudget'];
  expect(Object.keys(rules).filter((name) => !edited.includes(name))).toEqual([]);
});

test('reports an exceeded limit as a warning if there is advice for it', async () => {
  const findings = await auditExport({
    ...options,
    sizeBudget: {
      getLimits: ({ locale }) =>
        locale === 'en' ? { document: 100, 'requests at once': 1 } : { 'modules of islands': 8 },
      advice: { document: 'Shorten the texts.' },
    },
  });
  expect(findings.map(({ file, severity, problem }) => [file, severity, problem])).toEqual([
    [
      'de/index.html',
      'error',
      expect.stringMatching(/^Over the budget: modules of islands \d+, allowed 8\.$/),
    ],
    [
      'en/index.html',
      'warning',
      expect.stringMatching(/^Over the budget: document \d+.* Shorten the texts\.$/),
    ],
    ['en/index.html', 'error', 'Over the budget: requests at once 2, allowed 1.'],
  ]);
});

test('skips ignored folders', async () => {
  const findings = await audit({ ignoredFolders: ['de'] });
  expect(findings.filter((finding) => / de\/.*html/.test(finding))).toEqual([]);
  expect(findings).toContain(`brokenLink ${getPlace(page, link)}`);
});

test('runs additional rules', async () => {
  const findings = await audit({
    folder: path.join(options.folder, 'en'),
    rules: {
      paragraphs: (site) =>
        site.pages.flatMap((page) =>
          page.findByTagName('p').map((element) => page.createFinding('A paragraph.', element)),
        ),
    },
  });
  expect(findings).toContain(`paragraphs index.html:${getPlace(page, price).split(':')[1]}`);
});

test.each([
  ['document', page, '9 EUR'],
  ['inline scripts', page, 'load('],
  ['styles', page, '.price'],
  ['script of the site', 'core/site.js', 'site'],
  ['modules of islands', 'later.js', 'import'],
  ['modules of islands', 'more.js', 'more'],
  ['pictures at once', 'icon.svg', '/>'],
] as const)('reports %s over the budget after an edit of %s', async (part, file, from) => {
  const filler = Array.from({ length: 1000 }, (_, index) => (index * 7919).toString(36)).join(' ');
  const sizeBudget = { getLimits: () => ({ [part]: 2000 }) };
  expect(await audit({ sizeBudget })).toEqual([]);
  expect(await auditEditedSite(file, from, `${filler} ${from}`, { sizeBudget })).toContain(
    `sizeBudget ${page}:1`,
  );
});

test('reports island props that are larger than the page', async () => {
  const props = JSON.stringify(readSample(page).repeat(3).split(' ').sort());
  const findings = await auditEditedSite('props.json', '{}', props, {
    sizeBudget: { getLimits: () => ({}) },
  });
  expect(findings).toEqual([`sizeBudget ${german}:1`, `sizeBudget ${page}:1`]);
});
