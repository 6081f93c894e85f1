import { createError, findMatches, isMarkdown, type Rule } from 'content-lint';
import { createAmountPattern } from 'quotations';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { locales } from '@/lib/shared/i18n/locales';

/**
 * Reports amounts in the texts of pages, so that they do not contradict the prices. Articles and the screens of products
 * contain other amounts.
 */
export const hardCodedPrice: Rule = function* ({ catalogue }) {
  const facts = catalogue.getSharedValue('facts.json') as { prices?: unknown } | undefined;
  const { data } = factsSchema.shape.prices.safeParse(facts?.prices);
  if (!data) return;
  const { currency, conversion } = data;
  const pattern = createAmountPattern(locales, [currency, conversion?.currency ?? currency]);
  for (const file of catalogue.files) {
    if (!file.locale || isMarkdown(file)) continue;
    for (const text of file.texts) {
      if (text.path.includes('.screens.')) continue;
      for (const { 0: amount, index } of findMatches(text.value, pattern))
        yield createError(file, text.getOffset(index), 'hard-coded-price', { amount });
    }
  }
};
