import { getUses } from '../project/getUses';
import { createError, type Rule } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Reports page messages with invalid or misleading ICU syntax: `{arguments}`, `<tags>` and apostrophes. */
export const icu: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'copy')) {
    for (const text of file.texts) {
      const read = parseMessage(text.value);
      if ('mistake' in read) {
        const { offset, problem, remedy } = read.mistake;
        yield createError(file, text.offsetOf(offset), problem, remedy);
      } else if (read.blanks.formatted || read.blanks.tags.size > 0) {
        if (!getUses(file, text.path, project.uses).some(({ as }) => as === 'raw')) continue;
        const problem =
          'A script on the page fills in this text; it supports only plain placeholders such as {total}.';
        yield createError(file, text.offset, problem, 'Remove plural, select and tags.');
      }
    }
  }
};
