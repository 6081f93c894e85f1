import type { MessageFile } from '../catalogue/MessageFile';
import { type Draft, error, type Rule } from '../Rule';

/** Files that cannot be read, and what JSON and YAML drop in silence: a key that stands twice, a comment. */
export const syntax: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) yield* syntaxIn(file);
};

export function* syntaxIn(file: MessageFile): Iterable<Draft> {
  for (const { offset, problem, remedy } of file.mistakes) yield error(file, offset, problem, remedy);
}
