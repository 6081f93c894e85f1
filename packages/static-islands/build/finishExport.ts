import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pMap from 'p-map';
import { addContentSecurityPolicy } from './addContentSecurityPolicy';
import { bundleIslands, type ClassNames } from './bundleIslands';
import { ExportedDocument } from './ExportedDocument';
import { keepOwnScripts, removePayload, removePreloads } from './keepOwnScripts';
import { listFiles } from './listFiles';
import { mergeStyles } from './mergeStyles';
import { type IslandFiles, moveProps } from './moveProps';
import { writeCompressed } from './precompress';
import { readStylesheets, type Stylesheets } from './readStylesheets';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

/** Next's client runtime: everything in `_next/` except media that stylesheets use, and the payload of each page. */
const RUNTIME_FILES = /^_next\/(?!static\/media\/)|(^|\/)(index|__next\.[^/]*)\.txt$/;

/** Maximum number of files that are read or written concurrently. */
const MAX_CONCURRENT_FILES = 32;

/**
 * Post-processes Next's export in the folder `out`: removes the client runtime from pages, bundles islands, and adds
 * speculation rules, a content security policy and compressed copies to each page. Errors contain the name of the page.
 */
export async function finishExport(out: string, options: StaticIslandsOptions): Promise<void> {
  const files = listFiles(out);
  const pages = files.filter((name) => name.endsWith('.html'));
  const classNames: ClassNames = JSON.parse(await readFile(path.join(out, options.classNames), 'utf8'));
  const stylesheets = await readStylesheets(out, files, options.basePath, classNames);
  const islandFiles = {
    modules: await bundleIslands(out, classNames, options),
    reactVersion: await readReactVersion(),
  };

  await pMap(pages, (name) => finishPage(out, name, { islandFiles, stylesheets }, options), {
    concurrency: MAX_CONCURRENT_FILES,
  });

  const unusedFiles = files.filter((name) => RUNTIME_FILES.test(name) || name === options.classNames);
  await pMap(unusedFiles, (name) => rm(path.join(out, name)), { concurrency: MAX_CONCURRENT_FILES });
}

async function finishPage(
  out: string,
  name: string,
  { islandFiles, stylesheets }: { islandFiles: IslandFiles; stylesheets: Stylesheets },
  options: StaticIslandsOptions,
): Promise<void> {
  try {
    const file = path.join(out, name);
    const document = new ExportedDocument(removePayload(await readFile(file, 'utf8')));
    keepOwnScripts(document, options.basePath);
    removePreloads(document);
    mergeStyles(document, options, stylesheets);
    for (const props of moveProps(document, islandFiles, options.basePath)) {
      await writeFile(path.join(out, props.path), props.content);
    }
    document.appendScript('head', JSON.stringify(options.speculationRules), ' type="speculationrules"');
    addContentSecurityPolicy(document, options.contentSecurityPolicy);
    const content = Buffer.from(document.toString());
    await writeFile(file, content);
    // Compression runs in the thread pool while the next page is read.
    await writeCompressed(out, name, content, options.maxQualityPaths);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the version of the installed React, which the modules of islands contain. */
async function readReactVersion(): Promise<string> {
  const file = createRequire(path.resolve('package.json')).resolve('react/package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}
