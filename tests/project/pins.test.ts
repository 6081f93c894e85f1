import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Locked = { integrity?: string; link?: boolean; resolved?: string };

const WORKFLOWS = '.github/workflows';
const lockFiles = ['package-lock.json', 'deploy/cloudflare/package-lock.json'];
const workflows = readdirSync(WORKFLOWS).map((name) => path.join(WORKFLOWS, name));

/** Returns the lines of a file that match a pattern. */
function findLines(file: string, pattern: RegExp): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => pattern.test(line));
}

test.each(lockFiles)('%s has a hash for every package and no registry URL', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  expect(installed).not.toEqual([]);
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity))).toEqual([]);
  expect(Object.values(packages).filter(({ resolved = '' }) => resolved.includes(':'))).toEqual([]);
});

test.each(workflows)('%s pins every action to a commit and names its version', (file) => {
  const uses = findLines(file, /\buses:/).filter((line) => !line.includes('uses: ./'));
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});

test.each(workflows)('%s gives secrets only to the steps that need them', (file) => {
  const { env, jobs } = parse(readFileSync(file, 'utf8')) as {
    env?: object;
    jobs: Record<string, { env?: object }>;
  };
  const shared = JSON.stringify([env, ...Object.values(jobs).map((job) => job.env)]);
  expect(shared).not.toMatch(/\{\{ *(?:secrets\.\w+|github\.token) *\}\}/);
});

/** Installs the canary version of Next on purpose, which no lock file contains. */
const CANARY_WORKFLOW = path.join(WORKFLOWS, 'next-canary.yml');

test.each(workflows.filter((file) => file !== CANARY_WORKFLOW))(
  '%s installs packages only from a lock file',
  (file) => {
    expect(findLines(file, /\bnpm (?:install|i|add)\b|\bnpx (?:-y|--yes)\b/)).toEqual([]);
  },
);

test.each([
  ['deploy/Dockerfile', /^FROM /],
  ['deploy/compose.yaml', /^\s*image: (?!site-)/],
])('%s pins every image to a digest', (file, pattern) => {
  const images = findLines(file, pattern);
  expect(images).not.toEqual([]);
  expect(images.filter((line) => !/:[\w.-]+@sha256:[0-9a-f]{64}\b/.test(line))).toEqual([]);
});

test.each([
  ['npm', '/'],
  ['npm', '/deploy/cloudflare'],
  ['github-actions', '/'],
  ['docker', '/deploy'],
  ['docker-compose', '/deploy'],
])('Dependabot updates %s in %s', (ecosystem, directory) => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates).toContainEqual(expect.objectContaining({ 'package-ecosystem': ecosystem, directory }));
});

test('next-intl, its use-intl and the override have the same version', () => {
  const { devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(devDependencies['use-intl']).toBe(devDependencies['next-intl']);
  expect(overrides['use-intl']).toBe(devDependencies['next-intl']);
});
