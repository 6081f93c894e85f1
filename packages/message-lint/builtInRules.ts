import { type Context, createError, type Findings, type Rule } from './Rule';
import { differingValues, duplicate, futureDate } from './rules/entries';
import { missingText, unknownFile } from './rules/files';
import { hardCodedFact } from './rules/hardCodedFact';
import { missingKey, unknownKey, unusedKey } from './rules/keys';
import { link } from './rules/link';
import { markdown } from './rules/markdown';
import { picture } from './rules/picture';
import { differingPlaceholders, icu, unfilledPlaceholder } from './rules/placeholders';
import { redirect } from './rules/redirect';
import { schema } from './rules/schema';
import { forbiddenTerm, glossary } from './rules/terms';
import { unicode } from './rules/unicode';
import { chinesePunctuation, length, untranslated } from './rules/wording';

/** Reports files that cannot be parsed, and content that parsers ignore silently: duplicate keys and YAML comments. */
export function* syntax({ catalogue }: Pick<Context, 'catalogue'>): Findings {
  for (const file of catalogue.files) {
    for (const issue of file.syntaxIssues) yield createError(file, issue.offset, issue);
  }
}

/** The rules of every site, by the id that findings show. */
export const builtInRules: Record<string, Rule> = {
  syntax,
  'unknown-file': unknownFile,
  'unknown-key': unknownKey,
  'missing-key': missingKey,
  'missing-text': missingText,
  'unused-key': unusedKey,
  icu,
  'differing-placeholders': differingPlaceholders,
  'unfilled-placeholder': unfilledPlaceholder,
  'hard-coded-fact': hardCodedFact,
  schema,
  'differing-values': differingValues,
  'future-date': futureDate,
  duplicate,
  picture,
  link,
  redirect,
  markdown,
  untranslated,
  glossary,
  'forbidden-term': forbiddenTerm,
  length,
  'chinese-punctuation': chinesePunctuation,
  unicode,
};
