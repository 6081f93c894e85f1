import { z } from 'zod';
import { type Subject, subjects } from '@/lib/enquiry/fields';
import { pages } from '@/lib/i18n/paths';
import { defineCollection, type EntryOf } from './defineCollection';
import { question } from './faq';
import { entryId, id, imageAlt, linkTarget, picture, text } from './fields';

/** A part of the page of a service: a list with a link below. */
const servicePart = z.strictObject({
  items: z.array(text).min(2),
  leadsTo: linkTarget.optional(),
});

/** The price of a service: the price of one unit, and a list of what it does not include and an example. */
const servicePrice = z.strictObject({ figure: text, unit: text, ...servicePart.shape });

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
    error: 'figureNumbers',
  });

const servicePage = z.strictObject({
  meta: z.strictObject({ title: text, description: text, keywords: text }).meta({ hint: 'servicePageMeta' }),
  title: text.meta({ hint: 'servicePageTitle' }),
  lead: text,
  offer: z.strictObject({ text, action: text }).meta({ hint: 'servicePageOffer' }).optional(),
  audience: z.array(text).min(2).meta({ hint: 'servicePageAudience' }).optional(),
  outcomes: z.array(outcome).max(4),
  steps: z.array(z.strictObject({ title: text, text })).min(3),
  connections: servicePart,
  price: servicePrice.meta({ hint: 'servicePagePrice' }),
  limits: servicePart.meta({ hint: 'servicePageLimits' }),
  questions: z.array(question).min(3).max(8),
});

/** The services, as shown on their pages, the services page and the home page. */
export const services = defineCollection({
  file: 'service-list.json',
  count: 'serviceCount',
  schema: z.strictObject({
    id: id.meta({ hint: 'serviceAnchor' }),
    name: text.meta({ hint: 'serviceName' }),
    tagline: text.meta({ hint: 'serviceTagline' }),
    summary: z.strictObject({ audience: text, price: text }).meta({ hint: 'serviceSummary' }),
    features: z.array(text).min(3).meta({ hint: 'serviceFeatures' }),
    subject: z.enum(subjects).meta({ hint: 'serviceSubject', taxonomy: 'subjects' }),
    image: picture,
    imageAlt,
    page: servicePage.meta({ hint: 'servicePage' }),
  }),
  page: {
    parent: 'services',
    getTitle: ({ page }) => page.meta.title,
    titleField: 'page.meta.title',
    translatedField: 'page.title',
    getPicture: ({ image }) => image,
  },
  anchors: 'services',
  frame: 'offer',
  form: { preview: pages.services },
});

export type Service = EntryOf<typeof services>;

/** Contact subjects by tags. The first row whose tags are all present, and whose subject exists, applies. */
const subjectRules: [tags: string[], subject: Subject][] = [
  [['erp'], 'erp'],
  [['ai', 'ecommerce'], 'ai-video'],
  [['ai'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis'], 'erp'],
];

/** Returns the subjects of the existing services, and `other`, in the order of the contact form. */
export function getSubjects(existing: readonly Pick<Service, 'subject'>[]): Subject[] {
  return subjects.filter((id) => id === 'other' || existing.some(({ subject }) => subject === id));
}

/** Returns the subject preselected in the contact form for visitors who come from a post with these tags. */
export function getContactSubject(
  existing: readonly Pick<Service, 'subject'>[],
  tags: readonly string[],
): Subject {
  const known = getSubjects(existing);
  const rules = subjectRules.filter(([, subject]) => known.includes(subject));
  return rules.find(([required]) => required.every((tag) => tags.includes(tag)))?.[1] ?? 'other';
}
