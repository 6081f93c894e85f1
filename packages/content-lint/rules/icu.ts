import { createError, type Rule } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Reports page messages with invalid or misleading ICU syntax: `{arguments}`, `<tags>` and apostrophes. */
export const icu: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'messages')) {
    for (const text of file.texts) {
      const parsed = parseMessage(text.value);
      if ('issue' in parsed) {
        yield createError(file, text.getOffset(parsed.issue.offset), parsed.issue);
      } else if (parsed.placeholders.hasFormat || parsed.placeholders.tags.size > 0) {
        if (!options.code?.isFilledInBrowser?.(file.name, text.path)) continue;
        yield createError(file, text.offset, 'icu.filledInBrowser');
      }
    }
  }
};
