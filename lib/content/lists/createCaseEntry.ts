import { getFormatter } from 'next-intl/server';
import type { CustomerCase } from '@/lib/content/entries/loadCases';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getCasePath } from '@/lib/shared/i18n/paths';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import { getMeasuredChange } from './getMeasuredChange';
import { getTaxonomyLabel } from './getTaxonomyLabel';

/** Creates the data of a customer case for its card, and for the chart on its page. */
export async function createCaseEntry(item: CustomerCase, locale: Locale): Promise<CaseEntry> {
  const { id, title, result, image, imageAlt, measure, untranslated, fallbackLang } = item;
  const t = await getTranslator('cases', locale);
  const format = await getFormatter({ locale });
  const change = getMeasuredChange(measure);
  return {
    id,
    href: getLocalePath(locale, getCasePath(id)),
    title,
    summary: result,
    image,
    imageAlt,
    untranslated,
    fallbackLang,
    industry: await getTaxonomyLabel(`industries.${item.industry}`, locale),
    region: await getTaxonomyLabel(`regions.${item.region}`, locale),
    measure: {
      label: measure.label,
      unit: measure.unit,
      rows: (['before', 'after'] as const).map((state) => ({
        state,
        label: t.text(`list.${state}`),
        value: measure[state],
        text: format.number(measure[state]),
      })),
      change: change.sign + format.number(change.size, { maximumFractionDigits: 1 }),
      changeUnit: change.unit === 'points' ? t.text('list.points') : change.unit,
      note: measure.after > measure.before ? t.text('list.more') : undefined,
    },
  };
}
