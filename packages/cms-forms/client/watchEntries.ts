import CMS, { type CmsConfig } from '@sveltia/cms';
import {
  addEntryIds,
  findIncompleteEntry,
  findMissingLabels,
  getNeededTexts,
  type IncompleteEntry,
} from './completeEntries';
import { type Content, isEmpty } from './content';

/** Key of the list of entries in a file. */
const LIST = 'items';

type Options = {
  /** The forms, whose fields have `NEEDED_LABEL`. */
  collections: NonNullable<CmsConfig['collections']>;
  fallbackLocale: string;
  /** The editor's language. */
  locale: string;
  /** Shows that an entry of a list is incomplete. */
  showIncomplete: (entry: IncompleteEntry) => void;
  /** Shows that a file cannot be published without the fields with these labels. */
  showMissing: (labels: string[]) => void;
};

/**
 * Before a list is saved, adds ids to new entries. Refuses to save an entry that no language can show, and a file that is
 * not a draft and lacks fields.
 */
export function watchEntries({
  collections,
  fallbackLocale,
  locale,
  showIncomplete,
  showMissing,
}: Options): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { data, i18n, path, collection } = entry.toJS() as {
        data: Content;
        i18n: Record<string, { data: Content }>;
        path: string;
        collection: string;
      };
      const form = collections.find((item) => 'name' in item && item.name === collection);
      const contents: Record<string, Content> = { [locale]: data };
      for (const [other, content] of Object.entries(i18n ?? {})) contents[other] = content.data;
      if (form && 'folder' in form) {
        // The content of a language without a file is empty.
        const written = Object.values(contents).filter((content) => !isEmpty(content));
        const labels = written
          .map((content) => findMissingLabels(content, form.fields))
          .find(({ length }) => length > 0);
        if (!labels) return undefined;
        showMissing(labels);
        throw new Error(`The file lacks fields: ${labels.join(', ')}`);
      }
      const name = path.replace(/^.*\/|\.json$/g, '');
      const { fields = [] } =
        (form && 'files' in form && form.files?.find((file) => file.name === name)) || {};
      const ordered = [contents[fallbackLocale], ...Object.values(contents)].filter(
        (content) => content !== undefined,
      );
      const isChanged = addEntryIds(fields, ordered, new Date());
      const lists = Object.fromEntries(
        Object.entries(contents).map(([key, content]) => [key, content?.[LIST]]),
      );
      const list = fields.find((field) => field.name === LIST);
      const incomplete = list && findIncompleteEntry(lists, getNeededTexts(list), locale);
      if (incomplete) {
        showIncomplete(incomplete);
        throw new Error(`Entry ${incomplete.number} lacks texts: ${incomplete.labels.join(', ')}`);
      }
      return isChanged ? entry.set('data', data).set('i18n', i18n) : undefined;
    },
  });
}
