import { type Context, type Draft, error } from '../Rule';

/** Files that cannot be read, and what JSON and YAML drop in silence: a key that stands twice, a comment. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Iterable<Draft> {
  for (const file of catalogue.files) {
    for (const { offset, problem, remedy } of file.mistakes) yield error(file, offset, problem, remedy);
  }
}
