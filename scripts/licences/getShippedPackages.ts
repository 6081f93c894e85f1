import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverEntries } from '../build/server/bundleServer';
import { inlineContent } from '../build/server/inlineContent';

type Locked = { dev?: boolean; devOptional?: boolean; license?: string };

/** Where the list stands. */
export const LICENCE_LIST = 'docs/licences.md';

/** What becomes part of the server, of a page's scripts, or of an edge. */
const entries = [
  ...Object.values(serverEntries),
  'scripts/messages/admin/client/index.ts',
  ...findScripts('server/edge'),
  ...findScripts('lib/browser/core'),
  ...findScripts('components/islands/entries'),
];

/**
 * Packages whose files are made into files of the site: typefaces, React and the framework's styles and markup, and the
 * table of Chinese characters in the search index.
 */
const made = ['@expo-google-fonts/be-vietnam-pro', 'next', 'next-intl', 'opencc-js', 'react', 'react-dom'];

/**
 * The licence of each package that a visitor or a server gets something of, by name: what is bundled, what a production
 * installs, and the typeface. From `package-lock.json`; empty where a package does not tell it.
 */
export async function getShippedPackages(): Promise<ReadonlyMap<string, string>> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages).filter(
    ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
  );
  const places = [
    ...installed.map(([place]) => place),
    ...(await bundledPlaces()),
    ...made.map((name) => `node_modules/${name}`),
  ];
  return new Map(places.map((place) => [getPackageName(place), packages[place]?.license ?? '']));
}

/** The list of what is shipped and under which licences, as Markdown; `packages` as `shippedPackages` tells them. */
export function formatLicenceList(packages: ReadonlyMap<string, string>): string {
  const licences = [...new Set(packages.values())].sort();
  const sections = licences.map((licence) => {
    const names = [...packages].filter(([, given]) => given === licence).map(([name]) => name);
    return `## ${licence}\n\n${names.sort().join(', ')}\n`;
  });
  return `# Licences of what is shipped

What visitors and servers get of packages: bundled into pages, islands, the server or an edge, installed in production, or
made into files. Written by \`npm run licences\` from package-lock.json.

${sections.join('\n')}`;
}

/** Where the packages lie that esbuild takes something of. */
async function bundledPlaces(): Promise<string[]> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { metafile } = await build({
    entryPoints: entries,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies),
    loader: { '.css': 'empty' },
    plugins: [inlineContent],
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).flatMap(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
}

function getPackageName(place: string): string {
  return place.replace(/^.*node_modules\//, '');
}

function findScripts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
}
