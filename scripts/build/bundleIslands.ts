import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { withBasePath } from '../../lib/shared/basePath';
import { forBrowsers } from './forBrowsers';

const ENTRIES = 'components/islands/entries';

/** The names that the framework gave the classes of CSS modules: by the module's path, then by the name in the file. */
export type ClassNames = Record<string, Record<string, string>>;

/**
 * Bundles the modules that hydrate islands, which share React and what else they have in common, into the export.
 * Returns the addresses of each island's modules by its name, first the one that exports it. Their class names are those of the pages.
 */
export async function bundleIslands(out: string, classNames: ClassNames): Promise<Map<string, string[]>> {
  const entries = (await readdir(ENTRIES)).map((name) => path.join(ENTRIES, name));
  const { metafile } = await build({
    ...forBrowsers,
    entryPoints: entries,
    outdir: path.join(out, '_next/static/islands'),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    format: 'esm',
    define: {
      ...forBrowsers.define,
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_LEADS_ENDPOINT':
        JSON.stringify(process.env.NEXT_PUBLIC_LEADS_ENDPOINT) ?? 'undefined',
    },
    plugins: [...forBrowsers.plugins, cssModulesPlugin(classNames)],
    metafile: true,
    logLevel: 'error',
  });
  const addressOf = (file: string) => withBasePath(`/${path.relative(out, file).split(path.sep).join('/')}`);
  const importsOf = (file: string): string[] => {
    const imports = metafile.outputs[file]?.imports ?? [];
    const direct = imports.filter(({ kind }) => kind === 'import-statement').map((found) => found.path);
    return [file, ...direct.flatMap(importsOf)];
  };
  return new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint, exports }]) => {
      if (!entryPoint?.startsWith(ENTRIES)) return [];
      const addresses = [...new Set(importsOf(file))].map(addressOf);
      return exports.map((island) => [island, addresses] as const);
    }),
  );
}

/** Makes a CSS module what it is in the pages: an object of class names. */
function cssModulesPlugin(classNames: ClassNames): Plugin {
  return {
    name: 'class names',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
        const module = path.relative(process.cwd(), file).split(path.sep).join('/');
        const names = classNames[module];
        if (names) return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' };
        return { errors: [{ text: `${module} is missing in app/class-names.json` }] };
      });
    },
  };
}
