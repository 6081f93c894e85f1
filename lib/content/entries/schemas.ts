import { z } from 'zod';
import { sheetCells } from '@/lib/content/templates/sheetCells';
import { templateSheets } from '@/lib/content/templates/templates';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { caseModules, coreModules } from './ids';
import { lawId } from './lawSchema';
import { barePath } from './redirectSchema';
import { taxonomyId } from './taxonomy';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case letters, digits and single hyphens');
/** A drawing or a photograph below `public/images/`; which kinds there may be, the check of the messages says. */
const image = z
  .string()
  .regex(/^\/images\/[\w./-]+\.\w+$/, 'is a path of a to z, digits and hyphens, such as /images/name.jpg');
const date = z.iso.date('is a day of the calendar, written YYYY-MM-DD');
const oldAddress = z.union(
  [id, barePath],
  'is an old name such as old-name, or a path such as /insights/old-name',
);
const email = z.email('is an e-mail address');

export const customerCase = z.strictObject({
  id,
  title: text,
  industry: taxonomyId('industries'),
  region: taxonomyId('regions'),
  /** What an enquiry about a project like it is about, where that is not the ERP. */
  subject: z.enum(subjects).optional(),
  challenge: text,
  solution: text,
  result: text,
  image: image.optional(),
  imageAlt: text.optional(),
  /** One measured change, charted: `before` and `after` in `unit`. */
  measure: z.strictObject({ label: text, unit: text, before: z.number(), after: z.number() }),
  /** The project in figures: the year it went live, its users, its modules, and the weeks from the start until then. */
  passport: z
    .strictObject({
      year: z.int(),
      users: z.int(),
      modules: z.array(z.enum(caseModules)).min(1),
      weeks: z.int(),
    })
    .optional(),
});

/** `case`: the customer case that the words belong to. `avatar`: who speaks, drawn. */
export const testimonial = z.strictObject({
  id,
  content: text,
  name: text,
  company: text,
  case: id.optional(),
  avatar: image.optional(),
});

/** `ask`: where the member works, in which languages, and what to ask. `email`: the member's own address. */
export const teamMember = z.strictObject({
  id,
  name: text,
  role: text,
  ask: text.optional(),
  avatar: image,
  email,
});

export const erpModule = z.strictObject({
  id,
  name: text,
  icon: z.enum(coreModules),
  desc: text,
  more: text,
  features: z.array(text).min(4),
});

/** A link from an entry to a place on another page. */
const leadsTo = z.strictObject({ page: z.enum(['services', 'cases', 'contact']), anchor: id, text });

export const productItem = z.strictObject({
  id,
  title: text,
  description: text,
  features: z.array(text).min(1),
  leadsTo,
  image,
  imageAlt: text,
});

/** A service as the services page and the home page present it. */
export const service = z.strictObject({
  id: z.enum(['erp', 'wms', 'vietconnect', 'ai-video', 'ai-platform']),
  name: text,
  tagline: text,
  description: text,
  features: z.array(text).min(3),
  subject: z.enum(subjects),
  image,
  imageAlt: text,
});

export const comparisonRow = z.strictObject({ id, feature: text, traditional: text, own: text });

export const statsItem = z.strictObject({ id, number: text, label: text });

export const question = z.strictObject({ id, question: text, answer: text, leadsTo: leadsTo.optional() });

export const device = z.strictObject({
  id,
  name: text,
  summary: text,
  specs: z.array(text).min(1),
  image,
  imageAlt: text,
});

/** What a sheet of a downloadable workbook says; its figures and formulas are in `lib/content/templates`. */
export const templateSheet = z
  .strictObject({
    id: z.enum(templateSheets),
    /** The label of the sheet's tab. */
    name: text.max(31, 'is at most 31 characters, as Excel takes no more'),
    title: text,
    notes: z.array(text).min(1),
    columns: z.array(text).min(2),
    rows: z.array(text),
    /** What stands in the last column, row by row. */
    remarks: z.array(text).optional(),
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

const frontMatter = {
  title: text,
  summary: text,
  date,
  tags: z.array(taxonomyId('tags')).min(1),
  /** Not out: shown in development, built nowhere. */
  draft: z.boolean().optional(),
  /** The day of its last change that readers are to know of. */
  updated: date.optional(),
  /** Kept from search engines. */
  noindex: z.boolean().optional(),
  /** What it was called before, or the bare paths that lead to it. */
  redirectFrom: z.array(oldAddress).min(1).optional(),
  /** Who wrote it: an id of team.json, or the name of somebody else, whose `authorRole` says who that is. */
  author: text.optional(),
  authorRole: text.optional(),
  /** Who read it before it came out: an id of team.json. */
  reviewer: id.optional(),
  /** The day on which what it says of the law was last checked, and the laws it cites, for its sources. */
  lawAsOf: date.optional(),
  laws: z.array(lawId).min(1).optional(),
};

export const articleFrontMatter = z.strictObject({
  ...frontMatter,
  image,
  imageAlt: text,
  /** The anchor of the article's card in the list. */
  link: z.string().regex(/^#article\d+$/, 'is an anchor such as #article12'),
});

export const newsFrontMatter = z.strictObject({
  ...frontMatter,
  category: taxonomyId('categories'),
  image: image.optional(),
  imageAlt: text.optional(),
});

/** A page that editors add: `messages/{locale}/pages/{slug}.md`. */
export const freePageFrontMatter = z.strictObject({
  title: text,
  /** What search results and chats say of it; the lead of the page. */
  description: text,
  /** Where links to it stand beside those in texts. */
  navigation: z.enum(['none', 'header', 'footer']).optional(),
  /** Its place among the free pages there, the lowest first. */
  order: z.int().optional(),
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
