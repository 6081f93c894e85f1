import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatLicenceList, getShippedPackages } from '../index';

const folder = mkdtempSync(path.join(tmpdir(), 'shipped-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(name: string, content: string | object): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

writeFile('package.json', { dependencies: { native: '1.0.0' } });
writeFile('package-lock.json', {
  packages: {
    '': {},
    'node_modules/@scope/bundled': { dev: true, license: 'ISC' },
    'node_modules/font': { dev: true, license: 'OFL-1.1' },
    'node_modules/native': { license: 'MIT' },
    'node_modules/linter': { dev: true, license: 'MIT' },
  },
});
writeFile('node_modules/@scope/bundled/index.js', 'export const value = 1;');
writeFile('index.js', "import 'native'; import { value } from '@scope/bundled'; console.log(value);");

const options = {
  folder,
  entryPoints: ['index.js'],
  plugins: [],
  packagesWithOutput: ['font'],
  introduction: '# Licences',
};

test('lists bundled packages, production dependencies and packages with output', async () => {
  expect(Object.fromEntries(await getShippedPackages(options))).toEqual({
    '@scope/bundled': 'ISC',
    font: 'OFL-1.1',
    native: 'MIT',
  });
});

test('groups packages by licence', () => {
  const packages = new Map([
    ['b', 'MIT'],
    ['c', 'ISC'],
    ['a', 'MIT'],
  ]);
  expect(formatLicenceList(packages, options)).toBe('# Licences\n\n## ISC\n\nc\n\n## MIT\n\na, b\n');
});
