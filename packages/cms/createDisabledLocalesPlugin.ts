import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Script of Sveltia CMS. */
const SCRIPT = /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/;

/** The locales of an entry's validity: those that the entry has, without those that can be added. */
const VALIDATED_LOCALES = /Object\.keys\((\w+)\)(?=\.map\((\w+)=>\[\2,\{\.\.\.\1\[\2\],\.\.\.(\w+)\[\2\])/g;

/**
 * Creates a plugin that repairs Sveltia CMS 0.221: after an entry has been validated, it throws an error if the entry
 * lacks a locale, and an editor cannot add the locale.
 */
export function createDisabledLocalesPlugin(): Plugin {
  return {
    name: 'disabled-locales',
    setup(build) {
      build.onLoad({ filter: SCRIPT }, async ({ path }) => {
        const script = await readFile(path, 'utf8');
        if (script.search(VALIDATED_LOCALES) < 0)
          throw new Error(`${path} has changed. Check whether createDisabledLocalesPlugin is still needed.`);
        return { contents: script.replace(VALIDATED_LOCALES, 'Object.keys({...$1,...$3})') };
      });
    },
  };
}
