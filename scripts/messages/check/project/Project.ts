import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { listFolderFiles } from '../catalogue/listFolderFiles';
import { findMessageUses, type MessageUse } from './findMessageUses';

const codeFolders = ['app', 'components', 'lib'];

/** What the rules have to know of the project beside its messages. */
export type Project = {
  /** Every picture under `public/`, as pages name it: `/images/hero.svg`. */
  pictures: Set<string>;
  /** Every drawing below `public/images/`. */
  drawings: { path: string; source: string }[];
  /** Every place in the code that asks for a text. */
  uses: MessageUse[];
  /** The type that says what the code fills into which text, as `npm run messages:schemas` wrote it. */
  blanks: string;
  /** The anchors that the sections of a page have. */
  anchors: Record<Page, Set<string>>;
};

/** Reads pictures and code of the project in the current folder. */
export function readProject(): Project {
  const code = codeFolders.flatMap((folder) =>
    listFolderFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  );
  const published = listFolderFiles('public');
  return {
    pictures: new Set(published.map((name) => `/${name}`)),
    drawings: published
      .filter((name) => name.startsWith('images/') && name.endsWith('.svg'))
      .map((name) => path.posix.join('public', name))
      .map((file) => ({ path: file, source: readFileSync(file, 'utf8') })),
    uses: code.flatMap(({ source }) => findMessageUses(source)),
    blanks: readFileSync('lib/content/messages/messagePlaceholders.ts', 'utf8'),
    anchors: Object.fromEntries(
      (Object.keys(pages) as Page[]).map((page) => [
        page,
        new Set(['main', ...code.filter(({ file }) => isPartOfPage(file, page)).flatMap(findIds)]),
      ]),
    ) as Record<Page, Set<string>>,
  };
}

/** The anchors (`id="…"`) that a file of code writes. */
function findIds({ source }: { source: string }): string[] {
  return [...source.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function isPartOfPage(file: string, page: Page): boolean {
  return file.startsWith(`components/${page}/`) || file === `app/[locale]${pages[page]}page.tsx`;
}
