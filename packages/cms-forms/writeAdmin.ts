import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { ClientOptions, CmsOptions } from './CmsOptions';
import { createAdminConfig } from './createAdminConfig';
import { createInterfaceTextsPlugin, getTextInAllLanguages } from './interfaceTexts';
import type { PublishedBackend } from './readBackend';

/** Keys of buttons that do not work anywhere: the CSP forbids requests to translation services. */
const UNUSABLE_BUTTONS = ['translate'];

/** Key of a button that does not work for files on the editor's computer. */
const LOCAL_UNUSABLE_BUTTON = 'sign_in_using_access_token';

/** A script that a development server adds to the page. */
export type DevelopmentScript = {
  /** Path of its module. */
  file: string;
  /** Environment variable with the port, on the same host, to which it sends requests: `PREVIEW_PORT`. */
  portVariable: string;
};

/**
 * Writes `/admin/` to `folder`: the page, the script, and a configuration for each language. Forms are saved to the
 * backend `published`; without it, to a folder that the editor chooses.
 */
export async function writeAdmin(
  folder: string,
  options: CmsOptions,
  published?: PublishedBackend,
  script?: DevelopmentScript,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const configs = options.locales.map((locale) =>
    writeFile(
      path.join(folder, `config.${locale}.json`),
      JSON.stringify(createAdminConfig(options, locale, published?.backend)),
    ),
  );
  await Promise.all([
    bundleClient(
      folder,
      options,
      published ? UNUSABLE_BUTTONS : [...UNUSABLE_BUTTONS, LOCAL_UNUSABLE_BUTTON],
      script,
    ),
    ...configs,
    writeFile(
      path.join(folder, 'index.html'),
      renderAdminPage(
        published?.origins ?? (script ? getSources(script) : []),
        script ? ['cms.js', 'script.js'] : ['cms.js'],
      ),
    ),
  ]);
}

/** Returns the sources to which a script sends requests, for the CSP. */
function getSources({ portVariable }: DevelopmentScript): string[] {
  const port = process.env[portVariable];
  return port ? [`http://*:${port}`] : [];
}

/** Bundles the script. Parts that only some forms need are loaded on demand. */
async function bundleClient(
  folder: string,
  { locales, fallbackLocale, labels, taxonomy }: CmsOptions,
  hiddenButtons: string[],
  script: DevelopmentScript | undefined,
): Promise<void> {
  const { alerts, interface: texts = {} } = labels;
  const clientOptions: ClientOptions = {
    locales,
    fallbackLocale,
    alerts,
    taxonomy: taxonomy && path.basename(taxonomy.file),
    hiddenButtons: hiddenButtons.flatMap((key) => getTextInAllLanguages(key, texts)),
  };
  await build({
    entryPoints: {
      cms: fileURLToPath(new URL('./client/index.ts', import.meta.url)),
      ...(script && { script: path.resolve(script.file) }),
    },
    outdir: folder,
    // Sveltia CMS resolves fonts and workers relative to its files: `assets/` from the script, `../assets/` from
    // chunks.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: {
      CLIENT_OPTIONS: JSON.stringify(clientOptions),
      ...(script && {
        [`process.env.${script.portVariable}`]: JSON.stringify(process.env[script.portVariable] ?? ''),
      }),
    },
    // Packages for syntax highlighting, which the forms do not use.
    external: ['@shikijs/*'],
    plugins: [createInterfaceTextsPlugin(texts), createDisabledLocalesPlugin()],
    logLevel: 'error',
  });
  const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), 'assets');
  await cp(assets, path.join(folder, 'assets'), { recursive: true });
}

/**
 * Renders the page of `/admin/` with its scripts. Its CSP allows its own files and requests to `origins`; it is not indexed.
 */
export function renderAdminPage(origins: string[], scripts = ['cms.js']): string {
  const allowedOrigins = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Sveltia CMS inserts its styles with scripts.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${allowedOrigins}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${allowedOrigins}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Admin</title>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body></body>
</html>
`;
}

/** Script of Sveltia CMS. */
const SCRIPT = /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/;

/** The locales of an entry's validity: those that the entry has, without those that can be added. */
const VALIDATED_LOCALES = /Object\.keys\((\w+)\)(?=\.map\((\w+)=>\[\2,\{\.\.\.\1\[\2\],\.\.\.(\w+)\[\2\])/g;

/**
 * Creates a plugin that repairs Sveltia CMS 0.221: after an entry has been validated, it throws an error if the entry
 * lacks a locale, and an editor cannot add the locale.
 */
function createDisabledLocalesPlugin(): Plugin {
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
