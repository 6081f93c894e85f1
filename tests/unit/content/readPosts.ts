import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';

const project = path.resolve(__dirname, '../../..');

type ReadPost = (Article | NewsItem) & {
  /** The language it was asked for; `lang` is the one it is in. */
  locale: Locale;
  /** The body as HTML. */
  body: string;
};

/**
 * Every post in every language, from the `messages/` of the current folder. Read by a Node process of its own: the
 * Markdown libraries are ES modules, which Jest cannot load. Throws what that process printed where it fails.
 */
export function readPosts(): ReadPost[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      path.join(project, 'node_modules/tsx/dist/esm/index.mjs'),
      path.join(__dirname, 'printPosts.ts'),
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
    },
  );
  if (status !== 0 || stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}
