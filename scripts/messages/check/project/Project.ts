import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { listFolderFiles } from '../catalogue/listFolderFiles';
import { findMessageUses, type MessageUse } from './findMessageUses';

const codeFolders = ['app', 'components', 'lib'];

/** Project data, apart from the messages, that rules depend on. */
export type Project = {
  /** All files under `public/`, as URL paths: `/images/hero.svg`. */
  publicFiles: Set<string>;
  /** All SVG files under `public/images/`. */
  drawings: { path: string; source: string }[];
  /** All uses of messages in the code. */
  uses: MessageUse[];
  /** Source of the generated module that lists the placeholders of each message (see `npm run messages:schemas`). */
  placeholdersModule: string;
  /** The section anchors of each page. */
  anchors: Record<Page, Set<string>>;
};

/** Reads the pictures and code of the project in the current directory. */
export function readProject(): Project {
  const code = codeFolders.flatMap((folder) =>
    listFolderFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  );
  const published = listFolderFiles('public');
  return {
    publicFiles: new Set(published.map((name) => `/${name}`)),
    drawings: published
      .filter((name) => name.startsWith('images/') && name.endsWith('.svg'))
      .map((name) => path.posix.join('public', name))
      .map((file) => ({ path: file, source: readFileSync(file, 'utf8') })),
    uses: code.flatMap(({ source }) => findMessageUses(source)),
    placeholdersModule: readFileSync('lib/content/messages/messagePlaceholders.ts', 'utf8'),
    anchors: Object.fromEntries(
      (Object.keys(pages) as Page[]).map((page) => [
        page,
        new Set(['main', ...code.filter(({ file }) => isPartOfPage(file, page)).flatMap(findIds)]),
      ]),
    ) as Record<Page, Set<string>>,
  };
}

/** Finds the anchors (`id="…"`) in a source file. */
function findIds({ source }: { source: string }): string[] {
  return [...source.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function isPartOfPage(file: string, page: Page): boolean {
  return file.startsWith(`components/${page}/`) || file === `app/[locale]${pages[page]}page.tsx`;
}
