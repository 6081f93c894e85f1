import { z } from 'zod';
import { subjects } from '@/lib/enquiry/fields';
import { getEntryPath, getLocalePath, pages, reservedSlugs } from '@/lib/i18n/paths';
import { type CardOf, defineList, type EntryOf } from './defineCollection';
import { createTaxonomyIdSchema, id, imageAlt, picture, text } from './fields';

const screenRow = z.strictObject({ label: text, value: text });

/** Customer cases. */
export const cases = defineList({
  file: 'customer-cases.json',
  count: 'caseCount',
  schema: z.strictObject({
    id: id.refine((slug) => !reservedSlugs.includes(slug), 'reserved').meta({ hint: 'entryId' }),
    title: text.meta({ hint: 'caseTitle' }),
    industry: createTaxonomyIdSchema('industries').meta({ hint: 'listFilter' }),
    region: createTaxonomyIdSchema('regions').meta({ hint: 'listFilter' }),
    subject: z.enum(subjects).meta({ hint: 'caseSubject', taxonomy: 'subjects' }).optional(),
    challenge: text.meta({ hint: 'caseChallenge' }),
    solution: text.meta({ hint: 'caseSolution' }),
    setback: text.meta({ hint: 'caseSetback' }).optional(),
    result: text.meta({ hint: 'caseResult' }),
    screen: z
      .strictObject({ title: text, rows: z.array(screenRow).min(2).max(3), due: screenRow.optional() })
      .meta({ hint: 'caseScreen' })
      .optional(),
    image: picture.optional(),
    imageAlt: imageAlt.optional(),
    measure: z
      .strictObject({ label: text, unit: text, before: z.number(), after: z.number() })
      .meta({ hint: 'caseMeasure' }),
    // The key figures of the project: year and duration until the go-live, users and modules.
    passport: z
      .strictObject({
        year: z.int(),
        users: z.int(),
        modules: z.array(createTaxonomyIdSchema('modules')).min(1),
        weeks: z.int(),
      })
      .meta({ hint: 'casePassport' })
      .optional(),
  }),
  page: {
    parent: 'cases',
    getTitle: ({ title }) => title,
    titleField: 'title',
    translatedField: 'title',
    getPicture: ({ image }) => image,
  },
  anchors: 'cases',
  frame: 'case',
  form: {
    preview: pages.cases,
    titleField: 'title',
    referencedBy: ['case', 'resultCase'],
  },
  list: {
    name: 'cases',
    page: 'cases',
    section: 'all-cases',
    archiveFolder: '/cases/archive/',
    messages: 'cases.list',
    archiveMessages: 'cases.archive',
    // As many as performance allows, because filters apply at once to entries in the HTML.
    pageSize: 18,
    filters: {
      industry: { group: 'industries', getValues: ({ industry }) => [industry] },
      region: { group: 'regions', getValues: ({ region }) => [region] },
    },
    createCard(item, { locale, messages }) {
      const { id, title, result, image, imageAlt, measure, untranslated, fallbackLang } = item;
      const t = messages.cases.list;
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
      const formatValue = new Intl.NumberFormat(locale).format;
      const change = getMeasuredChange(measure);
      return {
        id,
        href: getLocalePath(locale, getEntryPath('cases', id)),
        title,
        summary: result,
        image,
        imageAlt,
        untranslated,
        fallbackLang,
        measure: {
          label: measure.label,
          unit: measure.unit,
          rows: (['before', 'after'] as const).map((state) => ({
            state,
            label: t[state],
            value: measure[state],
            text: formatValue(measure[state]),
          })),
          // A difference of percentages would look like a percentage.
          change: change
            ? change.sign + format.format(change.size)
            : `${formatValue(measure.before)}\u00a0→\u00a0${formatValue(measure.after)}`,
          changeUnit: change ? change.unit : '%',
        },
      };
    },
    getSearchTexts(
      { title, result, industry, region, challenge, solution, setback, measure, passport },
      { messages },
    ) {
      const { industries, regions, modules } = messages.taxonomy;
      const moduleNames = passport?.modules.map((module) => modules[module]) ?? [];
      return {
        title,
        summary: result,
        tags: [industries[industry], regions[region]],
        body: [challenge, solution, setback, measure.label, ...moduleNames].join('\n'),
      };
    },
  },
});

export type CustomerCase = EntryOf<typeof cases>;

/** A case as a card in a list. */
export type CaseCard = CardOf<typeof cases>;

/** A measured change as one number: `−` 86 `%`, or `×` 6.7 with no unit. */
type MeasuredChange = { sign: '−' | '+' | '×'; size: number; unit: '%' | '' };

type Measure = { before: number; after: number; unit: string };

/**
 * Returns the change between two measurements as a percentage of the initial value, or as a multiple if the value has at
 * least doubled. Undefined for percentages.
 */
export function getMeasuredChange({ before, after, unit }: Measure): MeasuredChange | undefined {
  const sign = after < before ? '−' : '+';
  const difference = Math.abs(after - before);
  if (unit === '%') return undefined;
  if (after >= 2 * before) return { sign: '×', size: after / before, unit: '' };
  return { sign, size: Math.round((difference / before) * 100), unit: '%' };
}

/** Returns the two cases most similar to `item`: of the same industry, or with the most modules in common. */
export function getRelatedCases(all: CustomerCase[], item: CustomerCase): CustomerCase[] {
  const getSimilarity = ({ industry, passport }: CustomerCase) =>
    (industry === item.industry ? 100 : 0) +
    (passport?.modules.filter((module) => item.passport?.modules.includes(module)).length ?? 0);
  return all
    .filter(({ id }) => id !== item.id)
    .sort((a, b) => getSimilarity(b) - getSimilarity(a))
    .slice(0, 2);
}

/** Returns the cases that a block of a page selects. */
export function selectCases<C extends Pick<CustomerCase, 'industry' | 'region' | 'passport'>>(
  all: C[],
  { industry, region, module }: { industry?: string; region?: string; module?: string },
): C[] {
  return all.filter(
    (item) =>
      (!industry || item.industry === industry) &&
      (!region || item.region === region) &&
      (!module || item.passport?.modules.some((name) => name === module)),
  );
}
