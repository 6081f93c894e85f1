import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

/** The class names that Next generated for CSS modules, by module path and source name. */
export type ClassNames = Record<string, Record<string, string>>;

/**
 * Bundles the modules that hydrate islands into the export; common code such as React is in shared modules. Uses the
 * class names of the pages. Returns the URL paths of each island's modules by the name of the island; the first module
 * exports the island.
 */
export async function bundleIslands(
  out: string,
  classNames: ClassNames,
  { basePath, islandsFolder, esbuild }: Pick<StaticIslandsOptions, 'basePath' | 'islandsFolder' | 'esbuild'>,
): Promise<Map<string, string[]>> {
  const entryPoints = (await readdir(islandsFolder)).map((name) => path.join(islandsFolder, name));
  const { metafile } = await build({
    bundle: true,
    minify: true,
    ...esbuild,
    entryPoints,
    outdir: path.join(out, '_next/static/islands'),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', ...esbuild.define },
    plugins: [...(esbuild.plugins ?? []), createCssModulesPlugin(classNames)],
    metafile: true,
    // The thrown error contains the messages.
    logLevel: 'silent',
  });
  const getUrlPath = (file: string) => `${basePath}/${path.relative(out, file).split(path.sep).join('/')}`;
  const collectImports = (file: string): string[] => {
    const imports = metafile.outputs[file]?.imports ?? [];
    const directImports = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((imported) => imported.path);
    return [file, ...directImports.flatMap(collectImports)];
  };
  return new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint, exports }]) => {
      if (!entryPoint?.startsWith(islandsFolder)) return [];
      const urls = [...new Set(collectImports(file))].map(getUrlPath);
      return exports.map((island) => [island, urls] as const);
    }),
  );
}

/** Creates a plugin that replaces each CSS module with its object of class names. */
function createCssModulesPlugin(classNames: ClassNames): Plugin {
  return {
    name: 'class names',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
        const module = path.relative(process.cwd(), file).split(path.sep).join('/');
        const names = classNames[module];
        if (names) return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' };
        return { errors: [{ text: `${module} has no class names in the export` }] };
      });
    },
  };
}
