import type { Context, Findings, Rule } from './Rule';
import { differingValues, duplicate, futureDate } from './rules/entries';
import { missingText, unknownFile } from './rules/files';
import { missingKey, unknownKey } from './rules/keys';
import { markdown } from './rules/markdown';
import { differingPlaceholders, icu, unfilledPlaceholder } from './rules/placeholders';
import { schema } from './rules/schema';
import { unicode } from './rules/unicode';

/** Reports files that cannot be parsed, and content that parsers ignore silently: duplicate keys and YAML comments. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Findings {
  for (const file of catalogue.files) {
    for (const issue of file.syntaxIssues) yield { file, ...issue };
  }
}

/** The rules of every site, by the id that findings show. */
export const builtInRules: Record<string, Rule> = {
  syntax,
  'unknown-file': unknownFile,
  'unknown-key': unknownKey,
  'missing-key': missingKey,
  'missing-text': missingText,
  icu,
  'differing-placeholders': differingPlaceholders,
  'unfilled-placeholder': unfilledPlaceholder,
  schema,
  'differing-values': differingValues,
  'future-date': futureDate,
  duplicate,
  markdown,
  unicode,
};
