import { z } from 'zod';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { locales } from '@/lib/shared/i18n/locales';
import { reservedSlugs } from '@/lib/shared/i18n/paths';
import { id, image, imageAlt, linkTarget, text } from './fields';
import { coreModules } from './ids';
import { createTaxonomyIdSchema } from './taxonomy';

// `hint` is the key of a field's help text for editors in `messages/admin.json`.
const entryId = id.meta({ hint: 'entryId' });
const picture = image.meta({ hint: 'picture' });
const createDegrees = (max: number) =>
  z.number().refine((n) => Math.abs(n) <= max, `is from -${max} to ${max}`);

const customerCase = z.strictObject({
  id: id.refine((slug) => !reservedSlugs.includes(slug), 'is reserved').meta({ hint: 'entryId' }),
  title: text.meta({ hint: 'caseTitle' }),
  industry: createTaxonomyIdSchema('industries').meta({ hint: 'listFilter' }),
  region: createTaxonomyIdSchema('regions').meta({ hint: 'listFilter' }),
  subject: z.enum(subjects).meta({ hint: 'caseSubject' }).optional(),
  challenge: text.meta({ hint: 'caseChallenge' }),
  solution: text.meta({ hint: 'caseSolution' }),
  result: text.meta({ hint: 'caseResult' }),
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
});

const testimonial = z.strictObject({
  id: entryId,
  content: text.meta({ hint: 'testimonialContent' }),
  name: text.meta({ hint: 'testimonialName' }),
  company: text.meta({ hint: 'testimonialCompany' }),
  case: id.meta({ hint: 'testimonialCase' }).optional(),
  avatar: picture.optional(),
});

const teamMember = z.strictObject({
  id: entryId,
  name: text.meta({ hint: 'memberName' }),
  role: text.meta({ hint: 'memberRole' }),
  ask: text.meta({ hint: 'memberTopics' }).optional(),
  avatar: picture,
  email: z.email('must be an email address').meta({ hint: 'memberEmail' }),
  former: z.boolean().meta({ hint: 'memberFormer' }).optional(),
});

const erpModule = z.strictObject({
  id: entryId,
  name: text.meta({ hint: 'moduleName' }),
  icon: z.enum(coreModules).meta({ hint: 'moduleIcon' }),
  desc: text.meta({ hint: 'moduleDescription' }),
  more: text.meta({ hint: 'moduleDetails' }),
  features: z.array(text).min(4).meta({ hint: 'moduleFeatures' }),
});

const product = z.strictObject({
  id: entryId,
  title: text.meta({ hint: 'productName' }),
  description: text.meta({ hint: 'productDescription' }),
  features: z.array(text).min(1).meta({ hint: 'productFeatures' }),
  leadsTo: linkTarget,
  image: picture,
  imageAlt,
});

const question = z.strictObject({
  id: entryId,
  question: text.meta({ hint: 'questionText' }),
  answer: text.meta({ hint: 'questionAnswer' }),
  leadsTo: linkTarget.optional(),
});

/** A part of the page of a service: a list, with a text above and a link below. */
const servicePart = z.strictObject({
  text: text.optional(),
  items: z.array(text).min(2),
  leadsTo: linkTarget.optional(),
});

// Screen readers skip the figure, because the sentence contains it.
const outcome = z
  .strictObject({
    id: entryId,
    figure: text.meta({ hint: 'outcomeFigure' }),
    unit: text,
    text: text.meta({ hint: 'outcomeText' }),
    case: id.meta({ hint: 'outcomeCase' }),
  })
  .refine(({ figure, text }) => figure.split(' → ').every((number) => text.includes(number)), {
    path: ['text'],
    error: 'must contain the numbers of the figure',
  });

/** A drawn screen of a service: facts above a table. The last column is shown in `languages`, each from its file. */
const screen = z
  .strictObject({
    title: text,
    user: text.meta({ hint: 'screenUser' }),
    time: text,
    caption: text.meta({ hint: 'screenCaption' }),
    image: picture.optional(),
    imageAlt: imageAlt.optional(),
    facts: z.array(z.strictObject({ label: text, value: text })).min(2),
    columns: z.array(text).min(2),
    languages: z.array(z.enum(locales)).meta({ hint: 'screenLanguages' }).optional(),
    rows: z
      .array(
        z.strictObject({
          mark: z.enum(['total', 'attention']).meta({ hint: 'screenMark' }).optional(),
          cells: z.array(text).min(2),
        }),
      )
      .min(2),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue;
      const message = `has ${cells.length} cells, but the table has ${columns.length} columns`;
      context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
    }
  });

const servicePage = z.strictObject({
  meta: z.strictObject({ title: text, description: text, keywords: text }).meta({ hint: 'servicePageMeta' }),
  title: text.meta({ hint: 'servicePageTitle' }),
  lead: text,
  screens: z.array(screen).min(1).meta({ hint: 'servicePageScreens' }),
  audience: z.array(text).min(2).meta({ hint: 'servicePageAudience' }),
  outcomes: z.array(outcome).min(3).max(4),
  steps: z.array(z.strictObject({ title: text, text })).min(3),
  connections: servicePart,
  price: servicePart.required({ text: true }).meta({ hint: 'servicePagePrice' }),
  limits: servicePart.meta({ hint: 'servicePageLimits' }),
  questions: z.array(question).min(3).max(8),
});

/** A service as shown on its page, the services page and the home page. */
const service = z.strictObject({
  id: id.meta({ hint: 'serviceAnchor' }),
  name: text.meta({ hint: 'serviceName' }),
  tagline: text.meta({ hint: 'serviceTagline' }),
  summary: z.strictObject({ audience: text, price: text }).meta({ hint: 'serviceSummary' }),
  features: z.array(text).min(3).meta({ hint: 'serviceFeatures' }),
  subject: z.enum(subjects).meta({ hint: 'serviceSubject' }),
  image: picture,
  imageAlt,
  page: servicePage.meta({ hint: 'servicePage' }),
});

/** An office. The first one is the main office, which the contact page describes the way to. */
const office = z.strictObject({
  id: entryId,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as VN')
    .meta({ hint: 'officeCountry' }),
  title: text.meta({ hint: 'officeTitle' }),
  name: text.meta({ hint: 'officeName' }),
  legalName: text.meta({ hint: 'officeLegalName' }),
  registration: text.meta({ hint: 'officeRegistration' }),
  address: z.array(text).min(1).meta({ hint: 'officeAddress' }),
  phone: text.meta({ hint: 'officePhone' }),
  city: text.meta({ hint: 'officeCity' }),
  text: text.meta({ hint: 'officeText' }),
  latitude: createDegrees(90).meta({ hint: 'officeCoordinates' }),
  longitude: createDegrees(180).meta({ hint: 'officeCoordinates' }),
  directions: z.array(text).min(1).meta({ hint: 'officeDirections' }).optional(),
  image: picture.meta({ hint: 'officeImage' }).optional(),
  imageAlt: imageAlt.optional(),
});

const comparisonRow = z.strictObject({
  id: entryId,
  feature: text.meta({ hint: 'comparisonFeature' }),
  traditional: text.meta({ hint: 'comparisonTraditional' }),
  own: text.meta({ hint: 'comparisonOwn' }),
});

const figure = z.strictObject({
  id: entryId,
  number: text.meta({ hint: 'statsNumber' }),
  label: text.meta({ hint: 'statsLabel' }),
  shownOn: z
    .array(z.enum(['home', 'about', 'cases', 'services']))
    .min(1)
    .meta({ hint: 'figurePages' }),
});

const device = z.strictObject({
  id: entryId,
  name: text.meta({ hint: 'deviceName' }),
  summary: text.meta({ hint: 'deviceSummary' }),
  specs: z.array(text).min(1).meta({ hint: 'deviceSpecs' }),
  image: picture,
  imageAlt,
});

/** Schemas of the entries, by the name of the file in `messages/{locale}/`. */
export const entrySchemas = {
  'customer-cases.json': customerCase,
  'testimonials.json': testimonial,
  'team.json': teamMember,
  'erp-modules.json': erpModule,
  'products.json': product,
  'service-list.json': service,
  'offices.json': office,
  'comparison.json': comparisonRow,
  'stats.json': figure,
  'devices.json': device,
  'faq.json': question,
} as const;

export type EntryFile = keyof typeof entrySchemas;
export type Entry<F extends EntryFile> = z.output<(typeof entrySchemas)[F]>;
