import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import { locales } from '@/lib/i18n/locales';

const gitArguments = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];

/** The Markdown documents of the project, without contents of `messages/`, fixtures and recipes. */
const documents = execFileSync('git', gitArguments, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && !/^(messages|tests\/(fixtures|recipes))\/.+\//.test(file));

/** Documents that mention paths of earlier versions or example paths, which do not exist. */
const DOCUMENTS_WITH_OTHER_PATHS = /^(CHANGELOG\.md|messages\/)/;

/** A path from the root of the project, without placeholders or patterns. */
const PROJECT_PATH =
  /`((?:\.github|app|components|deploy|docs|lib|packages|public|scripts|server|styles|tests)\/[\w./-]*)`/g;

test.each(documents)('links in %s have a target', (file) => {
  const text = removeCodeBlocks(readFileSync(file, 'utf8')).replace(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
  expect(links.filter((href) => !/^[a-z]+:/.test(href) && !hasTarget(file, href))).toEqual([]);
});

test.each(documents.filter((file) => !DOCUMENTS_WITH_OTHER_PATHS.test(file)))('paths in %s exist', (file) => {
  const paths = [...readFileSync(file, 'utf8').matchAll(PROJECT_PATH)].map(([, name = '']) => name);
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
});

test.each([
  ['cms-forms', 'CmsOptions.ts', 'CmsOptions'],
  ['message-lint', 'MessageLintOptions.ts', 'MessageLintOptions'],
  ['export-audit', 'AuditOptions.ts', 'AuditOptions'],
  ['static-islands', 'build/StaticIslandsOptions.ts', 'StaticIslandsOptions'],
])('the README of %s lists every option', (name, file, ...types) => {
  const source = readFileSync(`packages/${name}/${file}`, 'utf8');
  const options = types.flatMap((type) => getPropertyNames(source, type));
  const table = readFileSync(`packages/${name}/README.md`, 'utf8').replace(/^[^|].*$/gm, '');
  expect(options).not.toEqual([]);
  expect(options.filter((option) => !table.includes(`\`${option}\``))).toEqual([]);
});

test.each(locales)('the %s guide for editors lists every section', (locale) => {
  const guide = readFileSync(`messages/README.${locale}.md`, 'utf8');
  const rows = Object.entries(sectionNames).map(([page, names]) =>
    [page, names.join(' ')].map((cell) => cell.replace(/\S+/g, '`$&`')),
  );
  const missing = rows.filter(([page, names]) => !new RegExp(`\\| ${page} +\\| ${names}`).test(guide));
  expect(missing).toEqual([]);
});

function hasTarget(file: string, href: string): boolean {
  const [name = '', fragment] = href.split('#');
  const target = name === '' ? file : path.join(path.dirname(file), name);
  if (!existsSync(target)) return false;
  return fragment === undefined || getAnchors(readFileSync(target, 'utf8')).includes(fragment);
}

/** Returns the names of the properties of an exported object type. */
function getPropertyNames(source: string, type: string): string[] {
  const body =
    new RegExp(`^export type ${type}(?:<.*>)? = [^{]*\\{\\n([\\s\\S]*?)^\\};`, 'm').exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, name = '']) => name);
}

/** Returns the ids that GitHub gives to headings. */
function getAnchors(text: string): string[] {
  return [...removeCodeBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function removeCodeBlocks(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}
