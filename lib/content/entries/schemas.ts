import { z } from 'zod';
import { sheetCells } from '@/lib/content/templates/sheetCells';
import { templateSheets } from '@/lib/content/templates/templates';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { id, image, imageAlt, text } from './fields';
import { caseModules, coreModules } from './ids';
import { createTaxonomyIdSchema } from './taxonomy';

const ENTRY_ID = 'Joins the entries of the three languages and is part of addresses. Never change it.';
const entryId = id.describe(ENTRY_ID);
const picture = image.describe(
  'The path of a picture: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).',
);

/** A link from an entry to a place on another page. */
const linkTarget = z
  .strictObject({ page: z.enum(['services', 'cases', 'contact']), anchor: id, text })
  .describe('The link below it: a page, a place on it, and the words of the link.');

export const customerCase = z.strictObject({
  id: entryId,
  title: text.describe('One line: who, where, and the number that changed.'),
  industry: createTaxonomyIdSchema('industries').describe('By which readers filter the list.'),
  region: createTaxonomyIdSchema('regions').describe('By which readers filter the list.'),
  subject: z
    .enum(subjects)
    .describe('What an enquiry about a project like it is about, where that is not the ERP.')
    .optional(),
  challenge: text.describe('What went wrong before.'),
  solution: text.describe('What was done about it.'),
  result: text.describe('What was measured afterwards.'),
  image: picture.optional(),
  imageAlt: imageAlt.optional(),
  measure: z
    .strictObject({ label: text, unit: text, before: z.number(), after: z.number() })
    .describe('The one measured change, drawn as a chart: before and after are numbers, in the unit.'),
  passport: z
    .strictObject({
      year: z.int(),
      users: z.int(),
      modules: z.array(z.enum(caseModules)).min(1),
      weeks: z.int(),
    })
    .describe(
      'The year of the go-live, users, modules, and weeks from the start to the go-live: numbers and ids.',
    )
    .optional(),
});

export const testimonial = z.strictObject({
  id: entryId,
  content: text.describe('What the customer says, without quotation marks.'),
  name: text.describe('Who says it.'),
  company: text.describe('The position, and what kind of company it is.'),
  case: id.describe('The id of the customer case that tells of the same company.').optional(),
  avatar: picture.optional(),
});

export const teamMember = z.strictObject({
  id: entryId,
  name: text.describe('The name.'),
  role: text.describe('What this person does.'),
  ask: text.describe('City, languages, and what to ask, in one line.').optional(),
  avatar: picture,
  email: z.email('is an e-mail address').describe('The own e-mail address of this person.'),
});

export const erpModule = z.strictObject({
  id: entryId,
  name: text.describe('The name of the module.'),
  icon: z.enum(coreModules).describe('Which icon stands beside it.'),
  desc: text.describe('What it does, in one sentence.'),
  more: text.describe('What else is to be said of it, shown when it is unfolded.'),
  features: z.array(text).min(4).describe('At least four things it can do, a line each.'),
});

export const productItem = z.strictObject({
  id: entryId,
  title: text.describe('The name of the product.'),
  description: text.describe('What it does, in two sentences.'),
  features: z.array(text).min(1).describe('What it can do, a line each.'),
  leadsTo: linkTarget,
  image: picture,
  imageAlt,
});

/** A service as the services page and the home page present it. */
export const service = z.strictObject({
  id: z
    .enum(['erp', 'wms', 'vietconnect', 'ai-video', 'ai-platform'])
    .describe('The anchor of the service on the services page. Never change it.'),
  name: text.describe('The name of the product behind it.'),
  tagline: text.describe('What it is, in a few words.'),
  description: text.describe('What it does, in two sentences.'),
  features: z.array(text).min(3).describe('At least three things it can do, a line each.'),
  subject: z
    .enum(subjects)
    .describe('Which subject the contact form starts with, for people who come from here.'),
  image: picture,
  imageAlt,
});

export const comparisonRow = z.strictObject({
  id: entryId,
  feature: text.describe('What is compared.'),
  traditional: text.describe('How it is done without Lotus ERP.'),
  own: text.describe('How it is done with Lotus ERP.'),
});

export const statsItem = z.strictObject({
  id: entryId,
  number: text.describe('The figure, as it is shown: 300+.'),
  label: text.describe('What it counts.'),
});

export const question = z.strictObject({
  id: entryId,
  question: text.describe('What is asked, as a customer would.'),
  answer: text.describe('The answer, in two to four sentences, without a link.'),
  leadsTo: linkTarget.optional(),
});

export const device = z.strictObject({
  id: entryId,
  name: text.describe('The name of the device.'),
  summary: text.describe('What it is used for, in two sentences.'),
  specs: z.array(text).min(1).describe('Technical facts, a line each.'),
  image: picture,
  imageAlt,
});

/** What a sheet of a downloadable workbook says; its figures and formulas are in `lib/content/templates`. */
export const templateSheet = z
  .strictObject({
    id: z.enum(templateSheets).describe(ENTRY_ID),
    name: text
      .max(31, 'is at most 31 characters, as Excel takes no more')
      .describe('The label of the sheet’s tab in Excel.'),
    title: text.describe('The headline of the sheet.'),
    notes: z.array(text).min(1).describe('What to know before filling it in, a line each.'),
    columns: z.array(text).min(2).describe('The headings of the columns.'),
    rows: z.array(text).describe('The labels of the rows, in this order; formulas count on it.'),
    remarks: z.array(text).describe('What stands in the last column, row by row.').optional(),
  })
  .superRefine(({ id, ...labels }, context) => {
    const { widths, rows } = sheetCells[id];
    const expected = { columns: [widths.length], rows: [0, rows.length], remarks: [rows.length] };
    for (const [field, counts] of Object.entries(expected)) {
      const written = labels[field as keyof typeof expected]?.length;
      if (written === undefined || counts.includes(written)) continue;
      const message = `has ${written} lines, and the sheet has room for ${counts.at(-1)}`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** Every entity file under `messages/{locale}/` and the shape of its entries. */
export const entityFiles = {
  'customer-cases.json': customerCase,
  'testimonials.json': testimonial,
  'team.json': teamMember,
  'erp-modules.json': erpModule,
  'products.json': productItem,
  'service-list.json': service,
  'comparison.json': comparisonRow,
  'stats.json': statsItem,
  'devices.json': device,
  'faq.json': question,
  'templates.json': templateSheet,
} as const;

export type EntityFile = keyof typeof entityFiles;
export type Entity<F extends EntityFile> = z.output<(typeof entityFiles)[F]>;
