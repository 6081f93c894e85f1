import type { Labels } from '../CmsOptions';
import { type Content, SOURCE } from './content';

/** Key of a form's values that contains the reason why its file cannot be read. */
const REASON = '$unreadable';

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
