import type { Rule } from '../Rule';
import { chinesePunctuation } from '../rules/chinesePunctuation';
import { differingPlaceholders } from '../rules/differingPlaceholders';
import { differingValues } from '../rules/differingValues';
import { duplicate } from '../rules/duplicate';
import { forbiddenTerm } from '../rules/forbiddenTerm';
import { futureDate } from '../rules/futureDate';
import { glossary } from '../rules/glossary';
import { hardCodedFact } from '../rules/hardCodedFact';
import { icu } from '../rules/icu';
import { length } from '../rules/length';
import { link } from '../rules/link';
import { markdown } from '../rules/markdown';
import { missingKey } from '../rules/missingKey';
import { missingText } from '../rules/missingText';
import { picture } from '../rules/picture';
import { redirect } from '../rules/redirect';
import { repeatedPicture } from '../rules/repeatedPicture';
import { schema } from '../rules/schema';
import { syntax } from '../rules/syntax';
import { unfilledPlaceholder } from '../rules/unfilledPlaceholder';
import { unicode } from '../rules/unicode';
import { unknownFile } from '../rules/unknownFile';
import { unknownKey } from '../rules/unknownKey';
import { untranslated } from '../rules/untranslated';
import { unusedKey } from '../rules/unusedKey';

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
  'repeated-picture': repeatedPicture,
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
