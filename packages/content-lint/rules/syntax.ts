import { type Context, createError, type Findings } from '../Rule';

/** Reports files that cannot be parsed, and content that parsers ignore silently: duplicate keys and YAML comments. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Findings {
  for (const file of catalogue.files) {
    for (const issue of file.syntaxIssues) yield createError(file, issue.offset, issue);
  }
}
