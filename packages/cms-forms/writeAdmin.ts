import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { ClientOptions, CmsOptions } from './CmsOptions';
import { createAdminConfig } from './createAdminConfig';
import { createInterfaceTextsPlugin, HIDDEN_TEXT } from './interfaceTexts';
import type { PublishedBackend } from './readBackend';

/** Keys of buttons that do not work: the CSP forbids translation services, and a local folder needs no access token. */
const UNUSABLE_BUTTONS = ['translate'];
const LOCAL_UNUSABLE_BUTTONS = [...UNUSABLE_BUTTONS, 'sign_in_using_access_token'];

/** A script that a development server adds to the page. */
export type DevelopmentScript = {
  /** Path of its module. */
  file: string;
  /** Environment variables to inline. */
  env: Record<string, string>;
  /** Sources to which it sends requests, for the CSP: `http://*:4000`. */
  sources: string[];
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
  await bundleClient(folder, options, published ? UNUSABLE_BUTTONS : LOCAL_UNUSABLE_BUTTONS, script);
  for (const locale of options.locales) {
    const config = createAdminConfig(options, locale, published?.backend);
    await writeFile(path.join(folder, `config.${locale}.json`), JSON.stringify(config));
  }
  const scripts = script ? ['cms.js', 'script.js'] : ['cms.js'];
  const page = renderAdminPage(published?.origins ?? script?.sources ?? [], scripts);
  await writeFile(path.join(folder, 'index.html'), page);
}

/** Bundles the script. Parts that only some forms need are loaded on demand. */
async function bundleClient(
  folder: string,
  { locales, fallbackLocale, labels, taxonomyFile }: CmsOptions,
  hiddenTexts: string[],
  script: DevelopmentScript | undefined,
): Promise<void> {
  const { alerts, interface: replacements = {} } = labels;
  const taxonomy = taxonomyFile && path.basename(taxonomyFile);
  const clientOptions: ClientOptions = { locales, fallbackLocale, alerts, taxonomy };
  const env = Object.entries(script?.env ?? {}).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
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
    define: { CLIENT_OPTIONS: JSON.stringify(clientOptions), ...Object.fromEntries(env) },
    // Packages for syntax highlighting, which the forms do not use.
    external: ['@shikijs/*'],
    plugins: [createInterfaceTextsPlugin(replacements, hiddenTexts), createScriptPlugin(hiddenTexts)],
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
<style>[aria-label="${HIDDEN_TEXT}"], [data-label="${HIDDEN_TEXT}"] { display: none !important }</style>
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
 * Creates a plugin that changes the script of Sveltia CMS 0.221. After an entry has been validated, the script throws an
 * error if the entry lacks a locale, and an editor cannot add the locale. It also contains the English texts.
 */
function createScriptPlugin(hiddenTexts: string[]): Plugin {
  const replacements: [RegExp, string][] = [
    [VALIDATED_LOCALES, 'Object.keys({...$1,...$3})'],
    ...hiddenTexts.map((key): [RegExp, string] => [
      new RegExp(`(?<=[,{]${key}:)\`[^\`]*\``, 'g'),
      JSON.stringify(HIDDEN_TEXT),
    ]),
  ];
  return {
    name: 'script',
    setup(build) {
      build.onLoad({ filter: SCRIPT }, async ({ path }) => {
        let contents = await readFile(path, 'utf8');
        for (const [pattern, replacement] of replacements) {
          if (contents.search(pattern) < 0)
            throw new Error(`${path} has changed. Check whether it still contains ${pattern}.`);
          contents = contents.replace(pattern, replacement);
        }
        return { contents };
      });
    },
  };
}
