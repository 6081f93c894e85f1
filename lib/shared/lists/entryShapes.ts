import type { ShapeType } from './matchesShape';

/** A label from the taxonomy: its stable id, its text, and its language where that is not the page's. */
const label = { id: 'string', label: 'string', lang: 'string?' } as const;

/** What a list says of a post. */
const post = {
  id: 'string',
  href: 'string',
  title: 'string',
  summary: 'string',
  date: 'string',
  dateText: 'string',
  /** What else is to be known before it is opened: the language it is in. */
  note: 'string?',
  lang: 'string?',
} as const;

/** An article in a list, its texts ready to be shown. `anchor`: the id of its place in the list, `article12`. */
export const articleShape = {
  ...post,
  anchor: 'string',
  tags: [label],
  image: 'string',
  imageAlt: 'string',
} as const;

/** An article or a news item as a row. */
export const rowShape = { ...post, labels: [label] } as const;

/** A customer case. `untranslated` names the texts that stand in English for want of a translation. */
export const caseShape = {
  id: 'string',
  title: 'string',
  industry: label,
  region: label,
  challenge: 'string',
  solution: 'string',
  result: 'string',
  image: 'string?',
  imageAlt: 'string?',
  measure: {
    label: 'string',
    unit: 'string',
    before: 'number',
    after: 'number',
    beforeText: 'string',
    afterText: 'string',
    /** The change as a number, `−86` or `+13`, and what it counts: `%` or percentage points. */
    change: 'string',
    changeUnit: 'string',
    /** Says that more is better, where it is. */
    note: 'string?',
  },
  /** The passport, as far as there is one. */
  year: 'string?',
  users: 'string?',
  modules: 'string?',
  weeks: 'string?',
  /** Who of the customer's people is quoted on the home page, and the address of the words. */
  voice: 'string?',
  voiceHref: 'string?',
  /** The contact form, with the subject of a project like it. */
  askHref: 'string',
  untranslated: ['string'],
} as const;

/** A device. */
export const deviceShape = {
  id: 'string',
  name: 'string',
  summary: 'string',
  specs: ['string'],
  image: 'string',
  imageAlt: 'string',
  untranslated: ['string'],
} as const;

export type ArticleEntry = ShapeType<typeof articleShape>;
export type RowEntry = ShapeType<typeof rowShape>;
export type CaseEntry = ShapeType<typeof caseShape>;
export type DeviceEntry = ShapeType<typeof deviceShape>;
