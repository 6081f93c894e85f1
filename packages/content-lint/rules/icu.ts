import { createError, type Rule } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Reports page messages with invalid or misleading ICU syntax: `{arguments}`, `<tags>` and apostrophes. */
export const icu: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'messages')) {
    for (const text of file.texts) {
      const parsed = parseMessage(text.value);
      if ('issue' in parsed) {
        yield createError(file, text.getOffset(parsed.issue.offset), parsed.issue);
      } else if (options.code?.isFilledInBrowser?.(file.name, text.path)) {
        // Conditions of facts are evaluated before the text reaches the browser.
        const { placeholders } = { ...parsed, ...parseMessage(catalogue.interpolateFacts(file, text.value)) };
        if (placeholders.hasFormat || placeholders.tags.size > 0)
          yield createError(file, text.offset, 'icu.filledInBrowser');
      }
    }
  }
};
