import { getUses } from '../project/getUses';
import { createError, type Rule } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Texts of the page copy whose `{arguments}`, `<tags>` and apostrophes do not say what they seem to. */
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
          'The page fills in this text by itself and understands nothing but plain names such as {total}.';
        yield createError(file, text.offset, problem, 'Write the text without plural, select or tags.');
      }
    }
  }
};
