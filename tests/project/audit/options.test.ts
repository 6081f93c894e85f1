import { auditExport } from 'export-audit';
import { getColours } from '@/lib/content/appearance/brand';
import { auditOptions } from '@/scripts/export-rules/options';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

const home = 'en/index.html';
const card = 'og/en/home.png';
const core = '_next/static/core/site.js';
const later = '_next/static/islands/later.js';
const props = '_next/static/islands/list.json';

/** The parts of an export that the rules, limits and attributes of this project concern. */
const files: Record<string, string> = {
  [home]: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Home</title>
<link rel="icon" href="/icon.svg">
<script>load("/${core}")</script>
</head>
<body>
<p>We are the team.</p>
<iframe src="https://www.openstreetmap.org/export/embed.html" title="Map"></iframe>
<div data-island="list" data-modules="/${later}" data-props="/${props}">A list</div>
</body>
</html>
`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  [core]: 'site()',
  [later]: 'later()',
  [props]: '{}',
  // An SVG, so that parts of it can be replaced. The parts are rectangles.
  [card]: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${getColours('paper').light}"/>
<path id="title" d="M72 200h300v60h-300z" fill="${getColours('ink').light}"/>
<path id="mark" d="M72 56h52v52h-52z"/>
<path id="host" d="M900 550h200v20h-200z"/>
<path id="picture" d="M700 200h300v200h-300z"/>
</svg>`,
};

const site = new FolderEditor(createTemporaryFolder());
for (const [file, content] of Object.entries(files)) site.write(file, content);

const title = '<path id="title"';
const darkField = '<path d="M0 0h1200v630H0z" fill="#12332c"/>';
const darkSquare = '<path d="M165 70h20v26h-20z" fill="#12332c"/>';

/** Returns words that compress badly. */
const createFiller = (wordCount: number) =>
  Array.from({ length: wordCount }, (_, index) => (index * 7919).toString(36)).join(' ');

/** An edit of a file, and the rule that reports it: in the line of `from`, or in the first line of `other`. */
type Edit = [problem: string, rule: string, file: string, from: string, to: string, other?: string];

const edits: Edit[] = [
  ['a frame of another host', 'thirdPartyHost', home, 'www.openstreetmap.org', 'video.example'],
  ['a missing island module', 'missingFile', home, later, 'gone.js'],
  ['missing island props', 'missingFile', home, props, 'gone.json'],
  ['a share card without a mark', 'legibleShareCard', card, 'M72 56h52v52h-52z', 'M0 0', card],
  ['a dark title on a dark field', 'legibleShareCard', card, title, darkField + title, card],
  ['a covered first letter', 'legibleShareCard', card, title, darkSquare + title, card],
  ['a long document', 'sizeBudget (warning)', home, 'We are the team.', createFiller(30_000), home],
  ['a large site script', 'sizeBudget', core, 'site()', createFiller(1_100), home],
  ['large inline scripts', 'sizeBudget', home, 'load(', `"${createFiller(1_200)}";load(`, home],
  ['large modules', 'sizeBudget', later, 'later()', createFiller(60_000), home],
  ['props larger than the page', 'sizeBudget', props, '{}', `"${createFiller(2_000)}"`, home],
];

test.each(edits)('reports %s', async (_, rule, file, from, to, other = '') => {
  const content = files[file] ?? '';
  const [before = '', ...after] = content.split(from);
  expect(after).toHaveLength(1);
  const finding = `${rule} ${other ? `${other}:1` : `${file}:${before.split('\n').length}`}`;
  expect(await audit()).not.toContain(finding);
  site.write(file, content.replace(from, to));
  const found = await audit();
  site.write(file, content);
  expect(found).toContain(finding);
});

test('every rule of the project has an edit', () => {
  const names = Object.keys(auditOptions.rules ?? {});
  expect(names.filter((name) => !edits.some(([, rule]) => rule === name))).toEqual([]);
});

/** Audits the files. Returns each finding as `rule file:line`; the rule of a warning ends in ` (warning)`. */
async function audit(): Promise<string[]> {
  const findings = await auditExport({ ...auditOptions, folder: site.folder });
  return findings.map(({ rule, severity, file, line }) =>
    severity === 'error' ? `${rule} ${file}:${line}` : `${rule} (${severity}) ${file}:${line}`,
  );
}
