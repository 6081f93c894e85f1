import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { listFolderFiles } from 'message-lint';

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>> & {
  name: string;
  description: string;
};

const FOLDER = 'packages';

/** Static imports and exports, imports without a name, and dynamic imports. One of the groups contains the package. */
const IMPORT = /^(?:import|export)\b[^;]*? from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const root = readManifest('.');
const packages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function getRanges(manifest: Manifest): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies };
}

/** The names of the npm packages that a TypeScript file imports. */
function findImportedPackages(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map((match) => match.slice(1).find((specifier) => specifier !== undefined) ?? '')
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

test.each(packages)('%s declares every package that it imports', (name) => {
  const folder = path.join(FOLDER, name);
  const ranges = getRanges(readManifest(folder));
  const files = listFolderFiles(folder).filter((file) => /\.tsx?$/.test(file));
  expect(files).not.toEqual([]);
  const imported = new Set(files.flatMap((file) => findImportedPackages(path.join(folder, file))));
  const undeclared = [...imported].filter(
    (other) => other !== name && !(other in ranges) && !(`@types/${other}` in ranges),
  );
  expect(undeclared).toEqual([]);
});

test.each(packages)('%s and the root use the same version ranges', (name) => {
  const rootRanges = getRanges(root);
  const differing = Object.entries(getRanges(readManifest(path.join(FOLDER, name)))).filter(
    ([dependency, range]) =>
      dependency in rootRanges && !range.startsWith('file:') && rootRanges[dependency] !== range,
  );
  expect(differing).toEqual([]);
});

test.each(packages)('%s is linked and described', (name) => {
  const manifest = readManifest(path.join(FOLDER, name));
  expect(manifest.name).toBe(name);
  expect(manifest.description).toMatch(/^[A-Z].*[^.]$/);
  expect(root.devDependencies[name]).toBe(`file:${FOLDER}/${name}`);
});

test.each(packages)('the README of %s has an example and limits', (name) => {
  const readme = readFileSync(path.join(FOLDER, name, 'README.md'), 'utf8');
  expect(readme).toMatch(new RegExp(`^# ${name}\n\n[A-Z]`));
  expect(readme).toContain('```ts');
  expect(readme).toMatch(/^## Limits$/m);
});
