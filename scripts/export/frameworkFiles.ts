import { attribute, type Element } from '../html/elements';
import { findElements } from './findElements';

/** The script files of the framework that a page names, in their order. */
export function findFrameworkFiles(html: string): Element[] {
  return findElements(html, 'script').filter((script) => attribute(script, 'src')?.startsWith('/_next/'));
}

/** The addresses of script files, each once; without those for browsers that know no modules. */
export function sourcesOf(files: Element[]): string[] {
  const sources = files
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .map((script) => attribute(script, 'src') as string);
  return [...new Set(sources)];
}
