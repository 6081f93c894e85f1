import { getFormatter } from 'next-intl/server';
import { type Localized, loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { hasSection } from '@/lib/content/sections/sectionsOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import { changeOf } from './changeOf';
import { labelOf } from './labelOf';

/** A customer case as its card shows it. */
export async function caseEntry(
  item: Localized<Entity<'customer-cases.json'>>,
  locale: Locale,
): Promise<CaseEntry> {
  const { industry, region, subject = 'erp', measure, passport, ...texts } = item;
  const [taxonomy, copy] = await Promise.all([getCopy('taxonomy', locale), getCopy('cases', locale)]);
  const format = await getFormatter({ locale });
  const change = changeOf(measure);
  // Where the home page does not show the quotations, there is nowhere to lead to.
  const quotations = hasSection('home', 'testimonials') ? loadEntities('testimonials.json', locale) : [];
  const quoted = quotations.find((quote) => quote.case === texts.id);
  return {
    ...texts,
    image: texts.image,
    imageAlt: texts.imageAlt,
    industry: await labelOf(`industries.${industry}`, locale),
    region: await labelOf(`regions.${region}`, locale),
    measure: {
      ...measure,
      beforeText: format.number(measure.before),
      afterText: format.number(measure.after),
      change: change.sign + format.number(change.size, { maximumFractionDigits: 1 }),
      changeUnit: change.unit === 'points' ? copy.text('list.points') : change.unit,
      note: measure.after > measure.before ? copy.text('list.more') : undefined,
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
    voice: quoted?.name,
    voiceHref: quoted && `${localePath(locale)}#${quoted.id}`,
    askHref: enquiryLink(locale, { subject }),
  };
}
