import type { Labels } from '../CmsOptions';
import { type Content, isEmpty, SOURCE } from './content';

/** Key of a form's values that contains the reason why its file cannot be read. */
const REASON = '$unreadable';

/** Functions of a custom format of Sveltia CMS: they convert the text of a file to the values of its form, and back. */
export type Format = { fromFile: (text: string) => Content; toFile: (content: Content) => string };

/**
 * Wraps a format so that files that cannot be read are not saved. Otherwise Sveltia CMS would show an empty form and
 * overwrite the file. `show` displays the reason in the language of the forms.
 */
export function refuseUnreadable(
  format: Format,
  alerts: Labels['alerts'],
  locale: string,
  show: (message: string) => void,
): Format {
  const [unreadable, unsaved] = [alerts.unreadable[locale], alerts.unsaved[locale]];
  return {
    fromFile(text) {
      try {
        return format.fromFile(text);
      } catch (error) {
        const reason = `${unreadable}\n\n${(error as Error).message}\n\n${text.slice(0, 200)}`;
        show(reason);
        return { [SOURCE]: text, [REASON]: reason };
      }
    },
    toFile({ [REASON]: reason, ...content }) {
      try {
        if (reason !== undefined) throw new Error(String(reason));
        return format.toFile(content);
      } catch (error) {
        show(`${unsaved}\n\n${(error as Error).message}`);
        throw error;
      }
    },
  };
}

/**
 * Wraps the format of a folder with drafts. `fields` are those that a file needs to be published, with their labels. A
 * file that is not a draft and lacks some of them is not saved; the error lists their labels.
 */
export function createDraftFormat(
  { fromFile, toFile }: Format,
  fields: Record<string, string>,
  describe: (labels: string[]) => string,
): Format {
  return {
    // Sveltia CMS applies the default for new files, `draft: true`, to existing files without the field too.
    fromFile: (text) => ({ draft: false, ...fromFile(text) }),
    toFile(content) {
      const missing = findMissingFields(content, fields);
      if (missing.length > 0) throw new Error(describe(missing));
      return toFile(content);
    },
  };
}

/** Returns the labels of the empty fields that a file needs to be published; none for a draft. */
function findMissingFields(content: Content, fields: Record<string, string>): string[] {
  if (content.draft === true) return [];
  return Object.entries(fields).flatMap(([name, label]) => (isEmpty(content[name]) ? [label] : []));
}
