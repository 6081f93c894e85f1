import { createError, type Rule } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Reports page messages with invalid or misleading ICU syntax: `{arguments}`, `<tags>` and apostrophes. */
export const icu: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'messages')) {
    for (const text of file.texts) {
      const parsed = parseMessage(text.value, catalogue.fallbackName);
      if ('issue' in parsed) {
        const { offset, problem, remedy } = parsed.issue;
        yield createError(file, text.getOffset(offset), problem, remedy);
      } else if (parsed.placeholders.hasFormat || parsed.placeholders.tags.size > 0) {
        if (!options.code?.isFilledInBrowser?.(file.name, text.path)) continue;
        const problem =
          'A script on the page fills in this text; it supports only plain placeholders such as {total}.';
        yield createError(file, text.offset, problem, 'Remove plural, select and tags.');
      }
    }
  }
};
