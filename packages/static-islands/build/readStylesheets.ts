import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClassNames } from './bundleIslands';

/** The lines of the exported stylesheets by their URL paths, each with its classes of CSS modules. */
export type Stylesheets = ReadonlyMap<string, { css: string; moduleClasses: string[] }[]>;

/** Reads the stylesheets among the exported files. */
export async function readStylesheets(
  out: string,
  files: string[],
  basePath: string,
  classNames: ClassNames,
): Promise<Stylesheets> {
  // A class can be composed of several.
  const allClasses = new Set(
    Object.values(classNames).flatMap((names) => Object.values(names).flatMap((name) => name.split(' '))),
  );
  const stylesheets = files.filter((name) => name.endsWith('.css'));
  const entries = stylesheets.map(async (name) => {
    const text = await readFile(path.join(out, name), 'utf8');
    // Next writes several CSS modules into a file, each on a line of its own.
    const lines = text.split(/(?<=\n)/).map((css) => {
      const names = [...css.matchAll(/\.([\w-]+)/g)].map(([, className = '']) => className);
      return { css, moduleClasses: names.filter((className) => allClasses.has(className)) };
    });
    return [`${basePath}/${name}`, lines] as const;
  });
  return new Map(await Promise.all(entries));
}
