import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AuditOptions, auditExport } from 'export-audit';

const options: AuditOptions = {
  folder: path.join(__dirname, 'site'),
  origin: 'https://boats.example',
  basePath: '/app',
  locales: { en: 'en_US', de: 'de_DE' },
  fallbackLocale: 'en',
  allowedOrigins: { forms: ['https://forms.example'] },
  islands: { moduleAttribute: 'data-later', propsAttribute: 'data-props', scriptFolder: 'core/' },
};

/** Audits the sample site with changed options. Returns each finding as `rule file:line`. */
async function audit(changes: Partial<AuditOptions> = {}): Promise<string[]> {
  const findings = await auditExport({ ...options, ...changes });
  return findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`);
}

/** Audits a copy of the sample site in which part of a file is replaced. */
async function auditEditedSite(file: string, from: string, to: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  cpSync(options.folder, folder, { recursive: true });
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  const findings = await audit({ folder });
  rmSync(folder, { recursive: true });
  return findings;
}

test('reports nothing for a valid site', async () => {
  expect(await audit()).toEqual([]);
});

test.each([
  ['brokenLink', 'href="/app/de/#price"', 'href="/app/de/#prize"', 29],
  ['brokenLink', 'href="/app/de/#price"', 'href="/de/"', 29],
  ['language', '<html lang="en">', '<html lang="de">', 2],
  ['language', '<html lang="en">', '<html lang="english">', 2],
  ['missingFile', 'data-later="/app/later.js"', 'data-later="/app/gone.js"', 28],
  ['contentPolicy', "default-src 'self'", "default-src 'unsafe-inline'", 5],
  [
    'missingFile',
    '<link rel="stylesheet" href="/app/style.css">',
    '<style>a{background:url(/app/a.png)}</style>',
    12,
  ],
  [
    'hiddenContent',
    '<link rel="stylesheet" href="/app/style.css">',
    '<style>.price{display:none}</style>',
    27,
  ],
  ['structuredData', '"name": "Boats for rent"', '"name": "Boats for sale"', 31],
  ['placeholder', 'class="price"', 'title="For {city}" class="price"', 27],
  ['validHtml', '<p class="price"', '<p style="color: navy" class="price"', 27],
])('the rule %s reports the edit %s → %s', async (rule, from, to, line) => {
  expect(await auditEditedSite('en/index.html', from, to)).toContain(`${rule} en/index.html:${line}`);
});

test('reports hidden text on every page that loads the stylesheet', async () => {
  expect(await auditEditedSite('style.css', 'color: var(--ink)', 'display: none')).toEqual([
    'hiddenContent de/index.html:27',
    'hiddenContent en/index.html:27',
  ]);
});

test('reports a lastmod that is in the future', async () => {
  expect(await audit({ today: '2026-01-01' })).toEqual(['sitemap sitemap.xml:3', 'sitemap sitemap.xml:10']);
});

test('reports forms that send data to an origin that is not allowed', async () => {
  expect(await audit({ allowedOrigins: {} })).toEqual([
    'thirdPartyHost de/index.html:30',
    'thirdPartyHost en/index.html:30',
  ]);
});

test('reports a share card above the size limit once, for the first page', async () => {
  expect(await audit({ maxShareCardBytes: 10 })).toEqual(['shareCard de/index.html:19']);
});

test('reports missing feeds', async () => {
  expect(await audit({ feeds: { 'en/feed.xml': 'en' } })).toEqual(['feed en/feed.xml:1']);
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

test('finds the text of structured data in a heading with a word joiner', async () => {
  const heading = '<h1>Boats for\u2060 rent</h1>';
  expect(await auditEditedSite('en/index.html', '<h1>Boats for rent</h1>', heading)).toEqual([]);
});

test('skips ignored folders', async () => {
  const findings = await audit({ ignoredFolders: ['de'] });
  expect(findings.filter((finding) => finding.includes(' de/'))).toEqual([]);
  expect(findings).toContain('brokenLink en/index.html:29');
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
  expect(findings).toContain('paragraphs index.html:27');
});
