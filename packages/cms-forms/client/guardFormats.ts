import { type Content, SOURCE } from './content';

/** Key of a form's values that contains the reason why its file cannot be read. */
const REASON = '$unreadable';

/** Functions of a custom format of Sveltia CMS: they convert the text of a file to the values of its form, and back. */
export type Format = { fromFile: (text: string) => Content; toFile: (content: Content) => string };

/**
 * Wraps a format so that files that cannot be read are not saved. Otherwise Sveltia CMS would show an empty form and
 * overwrite the file. `show` displays the reason.
 */
export function refuseUnreadable(
  format: Format,
  getAlert: (name: 'unreadable' | 'unsaved') => string,
  show: (message: string) => void,
): Format {
  return {
    fromFile(text) {
      try {
        return format.fromFile(text);
      } catch (error) {
        const reason = `${getAlert('unreadable')}\n\n${(error as Error).message}\n\n${text.slice(0, 200)}`;
        show(reason);
        return { [SOURCE]: text, [REASON]: reason };
      }
    },
    toFile({ [REASON]: reason, ...content }) {
      try {
        if (reason !== undefined) throw new Error(String(reason));
        return format.toFile(content);
      } catch (error) {
        show(`${getAlert('unsaved')}\n\n${(error as Error).message}`);
        throw error;
      }
    },
  };
}
