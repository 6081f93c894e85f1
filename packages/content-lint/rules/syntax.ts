import { type Context, createError, type UnplacedFinding } from '../Rule';

/** Reports files that cannot be parsed, and content that JSON and YAML parsers drop silently: duplicate keys, comments. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Iterable<UnplacedFinding> {
  for (const file of catalogue.files) {
    for (const { offset, problem, remedy } of file.syntaxIssues)
      yield createError(file, offset, problem, remedy);
  }
}
