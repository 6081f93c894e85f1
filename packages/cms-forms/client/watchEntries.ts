import CMS, { type CmsConfig } from '@sveltia/cms';
import {
  addEntryIds,
  type EntryTexts,
  findFields,
  findIncompleteEntry,
  type IncompleteEntry,
} from './completeEntries';
import type { Content } from './content';

/** Key of the list of entries in a file. */
const LIST = 'items';

type Options = {
  config: CmsConfig;
  /** The texts that each entry needs, by name of the file. */
  entryTexts: Record<string, EntryTexts>;
  fallbackLocale: string;
  /** The editor's language. */
  locale: string;
  /** Shows that an entry is incomplete. */
  alert: (entry: IncompleteEntry) => void;
};

/** Before a list is saved, adds ids to new entries. Refuses to save an entry that no language can show. */
export function watchEntries({ config, entryTexts, fallbackLocale, locale, alert }: Options): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { data, i18n, path } = entry.toJS() as {
        data: Content;
        i18n: Record<string, { data: Content }>;
        path: string;
      };
      const name = path.replace(/^.*\/|\.json$/g, '');
      const fields = findFields(config, name);
      if (!fields || !path.endsWith('.json')) return undefined;
      const contents: Record<string, Content> = { [config.i18n?.default_locale ?? locale]: data };
      for (const [other, content] of Object.entries(i18n ?? {})) contents[other] = content.data;
      const ordered = [contents[fallbackLocale], ...Object.values(contents)].filter(
        (content) => content !== undefined,
      );
      const isChanged = addEntryIds(fields, ordered, new Date());
      const texts = entryTexts[name];
      const lists = Object.fromEntries(
        Object.entries(contents).map(([key, content]) => [key, content?.[LIST]]),
      );
      const incomplete = texts && findIncompleteEntry(lists, texts, locale);
      if (incomplete) {
        alert(incomplete);
        throw new Error(`Entry ${incomplete.number} lacks texts: ${incomplete.labels.join(', ')}`);
      }
      return isChanged ? entry.set('data', data).set('i18n', i18n) : undefined;
    },
  });
}
