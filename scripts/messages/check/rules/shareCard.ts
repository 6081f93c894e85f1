import { findUndrawn } from '@/lib/content/shareCards/findUndrawn';
import { chineseFolder } from '@/lib/content/shareCards/getTypefaces';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { createWarning, type Rule } from '../Rule';

/** The texts of `common.json` that are on the cards of several pages. */
const COMMON = ['site.name', ...navigationPages.map((page) => `nav.${page}`)];

/** Titles, section names and the site's name with characters that no typeface of share cards has. */
export const shareCard: Rule = function* ({ catalogue }) {
  // Copies of the messages can be elsewhere.
  if (chineseFolder() === undefined) return;
  for (const file of catalogue.ofLanguages()) {
    for (const { path, value, offset } of file.texts) {
      if (!isOnCard(file, path)) continue;
      // The brand after a title is on the card already.
      const [text = ''] = catalogue.filled(file, value).split(' | ');
      const undrawn = findUndrawn(text, file.locale);
      if (undrawn.length === 0) continue;
      const codes = undrawn.map((one) => `${one} (${[...one].map(formatCodePoint).join(' ')})`).join(', ');
      const problem = `The picture that chats show for this page leaves out ${codes}: its typefaces do not have it.`;
      yield createWarning(file, offset, problem, 'Write it in other characters, or leave it out.');
    }
  }
};

function isOnCard(file: MessageFile, path: string): boolean {
  if (isMarkdown(file)) return path === 'title';
  if (file.name === 'common.json') return COMMON.includes(path);
  const isPage = file.kind === 'copy' && file.name.replace('.json', '') in pages;
  // The further pages of a list have a title of their own.
  return isPage && /^meta\.title$|^archive\.(?:\w+\.)?title$/.test(path);
}

function formatCodePoint(char: string): string {
  return `U+${(char.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}
