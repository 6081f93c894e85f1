import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { locales } from '@/lib/shared/i18n/locales';
import { createAdminConfig } from './createAdminConfig';
import type { PublishedBackend } from './readBackend';
import { renderAdminPage } from './renderAdminPage';

/**
 * Writes `/admin/` into `folder`: its page, its script, and its configuration in each language. Where `published` is
 * given, forms are saved there, else in a folder that the editor chooses.
 */
export async function writeAdmin(folder: string, published?: PublishedBackend): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const configs = locales.map((locale) =>
    writeFile(
      path.join(folder, `config.${locale}.json`),
      JSON.stringify(createAdminConfig(locale, published?.backend)),
    ),
  );
  await Promise.all([
    bundleClient(folder),
    ...configs,
    writeFile(path.join(folder, 'index.html'), renderAdminPage(published?.origins ?? [])),
  ]);
}

/** The script, which loads what a form needs when it needs it. */
async function bundleClient(folder: string): Promise<void> {
  await build({
    entryPoints: { cms: 'scripts/messages/admin/client/index.ts' },
    outdir: folder,
    // The package finds its fonts and workers from here: `assets/` from the script, `../assets/` from the parts.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Colours for code, which no text of this site has.
    external: ['@shikijs/*'],
    logLevel: 'error',
  });
  const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), 'assets');
  await cp(assets, path.join(folder, 'assets'), { recursive: true });
}
