import { getFormatter } from 'next-intl/server';
import { loadEntries, type TranslatedEntry } from '@/lib/content/entries/loadEntries';
import type { Entry } from '@/lib/content/entries/schemas';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { hasSection } from '@/lib/content/sections/getSections';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import { getMeasuredChange } from './getMeasuredChange';
import { getTaxonomyLabel } from './getTaxonomyLabel';

/** Creates the data of a customer case for its card. */
export async function createCaseEntry(
  item: TranslatedEntry<Entry<'customer-cases.json'>>,
  locale: Locale,
): Promise<CaseEntry> {
  const { industry, region, subject = 'erp', measure, passport, ...otherFields } = item;
  const [taxonomy, t] = await Promise.all([
    getTranslator('taxonomy', locale),
    getTranslator('cases', locale),
  ]);
  const format = await getFormatter({ locale });
  const change = getMeasuredChange(measure);
  // If the home page hides the testimonials, the card has nothing to link to.
  const testimonials = hasSection('home', 'testimonials') ? loadEntries('testimonials.json', locale) : [];
  const testimonial = testimonials.find((candidate) => candidate.case === otherFields.id);
  return {
    ...otherFields,
    image: otherFields.image,
    imageAlt: otherFields.imageAlt,
    industry: await getTaxonomyLabel(`industries.${industry}`, locale),
    region: await getTaxonomyLabel(`regions.${region}`, locale),
    measure: {
      ...measure,
      beforeText: format.number(measure.before),
      afterText: format.number(measure.after),
      change: change.sign + format.number(change.size, { maximumFractionDigits: 1 }),
      changeUnit: change.unit === 'points' ? t.text('list.points') : change.unit,
      note: measure.after > measure.before ? t.text('list.more') : undefined,
    },
    year: passport && `${passport.year}`,
    users: passport && format.number(passport.users),
    modules:
      passport &&
      format.list(
        passport.modules.map((module) => taxonomy.text(`modules.${module}`)),
        { style: 'narrow' },
      ),
    weeks: passport && `${passport.weeks}`,
    quotedPerson: testimonial?.name,
    quotationHref: testimonial && `${getLocalePath(locale)}#${testimonial.id}`,
    contactHref: getEnquiryLink(locale, { subject }),
  };
}
