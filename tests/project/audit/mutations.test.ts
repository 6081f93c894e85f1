import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { auditExport, rules } from 'export-audit';
import { site } from '@/lib/i18n/site';
import { auditOptions } from '@/scripts/export-rules/options';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { createExportedFiles } from './createExportedFiles';

const files = createExportedFiles();
const folder = createTemporaryFolder();
for (const [file, content] of files) write(file, content);

/** Returns words that compress badly. */
const createFiller = (wordCount: number) =>
  Array.from({ length: wordCount }, (_, index) => (index * 7919).toString(36)).join(' ');

const home = 'en/index.html';
const about = 'vi/about/index.html';
const moved = 'vi/old/index.html';
const css = 'styles/site.css';
const sitemap = 'sitemap.xml';
const feed = 'vi/feed.xml';
const card = 'og/en/home.png';
const core = '_next/static/core/site.js';
const islands = '_next/static/islands';

const icon = '<link rel="icon" href="/icon.svg">';
const teamLink = '<a href="/vi/about/#team">';
const text = '<p class="text">We are the team.</p>';
const structuredData = '<script type="application/ld+json">\n{';
const graph = `${structuredData}"@context":"https://schema.org","@graph":[{"@type":"WebPage"`;
const alternate = `<link rel="alternate" hreflang="zh" href="${site.origin}/zh/about/">\n`;
const xDefault = `<link rel="alternate" hreflang="x-default" href="${site.origin}/en/about/">\n`;
const canonical = (url: string) => `<link rel="canonical" href="${site.origin}${url}">`;
const entry = `<url>\n<loc>${site.origin}/zh/</loc>\n<lastmod>2026-01-02</lastmod>\n`;
const darkField = '<path d="M0 0h1200v630H0z" fill="#12332c"/>';
const darkSquare = '<path d="M165 70h20v26h-20z" fill="#12332c"/>';
const goneLink = `<link rel="alternate" href="${site.origin}/vi/gone/"/>`;
const runtime = '<script>self.__next_f.push([1,"1:null"])</script>';

/**
 * An edit of a file of the sample export, and the rule that reports it: in the line of `from`, or at `place`. `from` must
 * occur exactly once in the file.
 */
type Edit = [problem: string, rule: string, file: string, from: string, to: string, place?: string];

const edits: Edit[] = [
  ['a placeholder in an attribute', 'placeholder', home, '<a href="/en/">', '<a href="/en/" title="{name}">'],
  ['a link to a missing page', 'brokenLink', home, '<a href="/en/">', '<a href="/en/gone/">'],
  ['a link without a trailing slash', 'brokenLink', about, teamLink, '<a href="/vi/about#team">'],
  ['a link to a path without a locale', 'brokenLink', about, teamLink, '<a href="/about/">'],
  ['a link to a redirect', 'brokenLink', about, teamLink, '<a href="/vi/old/">'],
  [
    'a page without a policy',
    'contentPolicy',
    about,
    '<meta http-equiv="Content-Security-Policy"',
    '<meta',
    `${about}:1`,
  ],
  [
    'a script before the policy',
    'contentPolicy',
    home,
    '<meta charset="utf-8">',
    '<script src="/a.js"></script>',
  ],
  ['a missing picture', 'missingFile', home, '<img src="/icon.svg"', '<img src="/gone.svg"'],
  [
    'a missing share card',
    'missingFile',
    home,
    `content="${site.origin}/en.png"`,
    `content="${site.origin}/a.png"`,
  ],
  ['a missing font', 'missingFile', css, '/fonts/face.woff2', '/fonts/gone.woff2'],
  ['a missing icon of the manifest', 'missingFile', 'site.webmanifest', '/icon.svg', '/gone.svg'],
  ['a missing island module', 'missingFile', home, 'islands/shared.js', 'islands/gone.js'],
  ['missing island props', 'missingFile', home, 'islands/list.json', 'islands/gone.json'],
  ['a missing site script', 'missingFile', home, `"/${core}"`, '"/_next/static/core/gone.js"'],
  ['a redirect to a missing page', 'movedPage', moved, '0; url=/vi/about/', '0; url=/vi/gone/', `${moved}:1`],
  [
    'a redirect to another locale',
    'movedPage',
    moved,
    '0; url=/vi/about/',
    '0; url=/en/about/',
    `${moved}:1`,
  ],
  ['a redirect without a link', 'movedPage', moved, '<a href="/vi/about/">', '<a href="/vi/">', `${moved}:1`],
  ['a redirect page with a script', 'movedPage', moved, '<h1>', '<script>move()</script><h1>'],
  ['a script with a URL', 'ownScripts', home, icon, '<script src="/recovery.js" async></script>'],
  ['a preloaded module', 'ownScripts', home, icon, `<link rel="modulepreload" href="/${islands}/list.js">`],
  ['the runtime of the framework', 'ownScripts', home, icon, runtime],
  [
    'a script of another host',
    'thirdPartyHost',
    home,
    icon,
    '<script src="https://cdn.example/a.js"></script>',
  ],
  ['a font of another host', 'thirdPartyHost', css, '/fonts/face.woff2', 'https://fonts.example/face.woff2'],
  [
    'a frame of another host',
    'thirdPartyHost',
    home,
    'https://www.openstreetmap.org',
    'https://video.example',
  ],
  ['a canonical URL of another page', 'language', about, canonical('/vi/about/'), canonical('/vi/')],
  ['an og:locale of another language', 'language', about, 'content="vi_VN"', 'content="en_US"'],
  [
    'a canonical page without a locale',
    'language',
    'about/index.html',
    canonical('/en/about/'),
    canonical('/about/'),
  ],
  [
    'an alternate without a link back',
    'hreflang',
    about,
    alternate,
    '',
    getPlace('zh/about/index.html', '<link rel="alternate" hreflang="vi"'),
  ],
  ['a missing x-default', 'hreflang', about, xDefault, '', `${about}:1`],
  ['an alternate that is not a page', 'hreflang', about, alternate, alternate.replace('zh/about', 'zh/gone')],
  ['a page missing in the sitemap', 'sitemap', sitemap, '/vi/about/</loc>', '/vi/</loc>', `${about}:1`],
  [
    'a sitemap entry without a page',
    'sitemap',
    sitemap,
    '/vi/about/</loc>',
    '/gone/</loc>',
    getPlace(sitemap, `<url>\n<loc>${site.origin}/vi/about/`),
  ],
  ['a malformed sitemap', 'sitemap', sitemap, '</urlset>', '', `${about}:1`],
  [
    'an entry without an alternate',
    'sitemap',
    sitemap,
    `${entry}<xhtml:link rel="alternate" hreflang="zh" href="${site.origin}/zh/"/>`,
    entry,
  ],
  ['a robots.txt without the sitemap', 'sitemap', 'robots.txt', 'Sitemap:', 'Map:', 'robots.txt:1'],
  ['equal titles', 'titles (warning)', 'zh/index.html', '<title>A page in zh', '<title>A page in en'],
  [
    'equal descriptions',
    'titles (warning)',
    'zh/index.html',
    'Content: A page in zh',
    'Content: A page in en',
  ],
  [
    'a page without an h1',
    'headings',
    home,
    '<h1>A page in en at /</h1>',
    '<p>A page in en at /</p>',
    `${home}:1`,
  ],
  ['a page with two h1', 'headings', home, text, '<h1>We are the team.</h1>'],
  ['a skipped heading level', 'headings (warning)', home, '<h3>Where</h3>', '<h4>Where</h4>'],
  ['a picture without dimensions', 'validHtml', home, ' width="40" height="40"', ''],
  ['malformed structured data', 'structuredData', home, structuredData, `${structuredData},`],
  ['a dangling reference', 'structuredData', home, graph, `${graph},"publisher":{"@id":"#nobody"}`],
  ['text hidden by an attribute', 'hiddenContent', home, '<p class="text">', '<p class="text" hidden>'],
  [
    'a share card without a mark',
    'legibleShareCard',
    card,
    '<path id="mark" d="M72 56h52v52h-52z"/>',
    '',
    `${card}:1`,
  ],
  [
    'a dark title on a dark field',
    'legibleShareCard',
    card,
    '<path id="title"',
    `${darkField}<path id="title"`,
    `${card}:1`,
  ],
  [
    'a covered first letter',
    'legibleShareCard',
    card,
    '<path id="title"',
    `${darkSquare}<path id="title"`,
    `${card}:1`,
  ],
  [
    'a share card of another size',
    'shareCard',
    home,
    'content="630"',
    'content="600"',
    getPlace(home, '<meta property="og:image"'),
  ],
  ['a page without twitter:card', 'shareCard', home, '"twitter:card"', '"twitter:other"', `${home}:1`],
  [
    'a document over its budget',
    'sizeBudget (warning)',
    home,
    'We are the team.',
    createFiller(30_000),
    `${home}:1`,
  ],
  ['a site script over its budget', 'sizeBudget', core, 'site()', createFiller(1_100), `${home}:1`],
  [
    'inline scripts over their budget',
    'sizeBudget',
    home,
    'load(',
    `"${createFiller(1_200)}";load(`,
    `${home}:1`,
  ],
  [
    'modules over their budget',
    'sizeBudget',
    `${islands}/later.js`,
    'later()',
    createFiller(60_000),
    `${home}:1`,
  ],
  [
    'props larger than the page',
    'sizeBudget',
    `${islands}/list.json`,
    '{}',
    `"${createFiller(2_000)}"`,
    `${home}:1`,
  ],
  ['a feed in another language', 'feed', feed, 'xml:lang="vi"', 'xml:lang="en"'],
  ['a feed entry without a page', 'feed', feed, '<entry>', `<entry>${goneLink}`],
  ['a feed entry with two titles', 'feed', feed, '<entry>', '<entry><title>Twice</title>'],
];

test('reports nothing for a valid export', async () => {
  expect(await audit()).toEqual([]);
});

test.each(edits)('reports %s', async (_, rule, file, from, to, place = getPlace(file, from)) => {
  const content = String(files.get(file));
  expect(content.split(from)).toHaveLength(2);
  write(
    file,
    content.replace(from, () => to),
  );
  const found = await audit();
  write(file, content);
  expect(found).toContain(`${rule} ${place}`);
});

test('every rule has an edit', () => {
  const names = Object.keys({ ...rules, ...auditOptions.rules });
  expect(names.filter((name) => !edits.some(([, rule]) => rule.startsWith(name)))).toEqual([]);
});

/** Audits the sample export. Returns each finding as `rule file:line`; the rule of a warning ends in ` (warning)`. */
async function audit(): Promise<string[]> {
  const findings = await auditExport({ ...auditOptions, folder });
  return findings.map(({ rule, severity, file, line }) =>
    severity === 'error' ? `${rule} ${file}:${line}` : `${rule} (${severity}) ${file}:${line}`,
  );
}

/** Returns the file and line of a text. */
function getPlace(file: string, text: string): string {
  const content = String(files.get(file));
  return `${file}:${content.slice(0, content.indexOf(text)).split('\n').length}`;
}

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
