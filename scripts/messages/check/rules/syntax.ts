import { type Context, createError, type UnplacedFinding } from '../Rule';

/** Files that cannot be read, and what JSON and YAML drop in silence: a key that stands twice, a comment. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Iterable<UnplacedFinding> {
  for (const file of catalogue.files) {
    for (const { offset, problem, remedy } of file.mistakes) yield createError(file, offset, problem, remedy);
  }
}
