import {
  createError,
  createWarning,
  formatCodePoint,
  isMarkdown,
  joinTexts,
  type MessageFile,
  type Rule,
} from 'message-lint';
import { findUndrawableCharacters, suggestFontPackage } from 'share-cards';
import { fileCollections } from '@/lib/collections';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { brandSchema } from '@/lib/content/appearance/brandSchema';
import type { Locale } from '@/lib/i18n/locales';
import { navigationPages, pages } from '@/lib/i18n/paths';
import { getChineseFontFolder, getTypefaces } from '@/lib/routes/shareCards/getTypefaces';

/** Messages of `common.json` that appear on share cards. */
const COMMON_CARD_KEYS = ['site.name', ...navigationPages.map((page) => `nav.${page}`)];

/** Reports titles and names with characters that the typefaces of share cards do not have. */
export const shareCard: Rule = function* ({ catalogue }) {
  // The typefaces are not available if the messages are checked outside the project.
  if (getChineseFontFolder() === undefined) return;
  // The rule `schema` reports errors in the file, which names the typeface.
  if (!brandSchema.safeParse(catalogue.getSharedValue('brand.json')).success) return;
  for (const file of catalogue.getLocalizedFiles()) {
    for (const { path, value, offset } of file.texts) {
      if (!isOnCard(file, path)) continue;
      // The card shows the brand separately.
      const [text = ''] = catalogue.interpolateFacts(file, value).split(' | ');
      const locale = file.locale as Locale;
      const missingCharacters = findUndrawableCharacters(text, locale, getTypefaces(locale, 600));
      if (missingCharacters.length === 0) continue;
      const codes = missingCharacters.map(
        (character) => `${character} (${[...character].map(formatCodePoint).join(' ')})`,
      );
      const values = { characters: joinTexts('comma', codes), locale, font: suggestFontPackage(locale) };
      // Cards can omit symbols and rare ideographs, but not the words of a title.
      if (missingCharacters.some((character) => /(?!\p{Script=Han})\p{L}/u.test(character)))
        yield createError(file, offset, 'share-card.letters', values);
      else yield createWarning(file, offset, 'share-card.symbols', values);
    }
  }
};

function isOnCard(file: MessageFile, path: string): boolean {
  if (isMarkdown(file)) return path === 'title';
  if (file.name === 'common.json') return COMMON_CARD_KEYS.includes(path);
  const collection = fileCollections.find((other: FileCollection) => other.file === file.name);
  if (collection && 'page' in collection) return path.endsWith(`.${collection.page?.titleField}`);
  const isPage = file.kind === 'messages' && file.name.replace('.json', '') in pages;
  // The archive pages of a list have a separate title.
  return isPage && /^meta\.title$|^archive\.(?:\w+\.)?title$/.test(path);
}
