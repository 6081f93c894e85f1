import type { ShapeType } from '@/lib/shared/lists/matchesShape';

/** A label from the taxonomy: its stable id, its text, and its language if it is not the language of the page. */
const label = { id: 'string', label: 'string', lang: 'string?' } as const;

/** The fields of a post that a list shows. */
const post = {
  id: 'string',
  href: 'string',
  title: 'string',
  summary: 'string',
  date: 'string',
  dateText: 'string',
  /** A note beside the date, for example that the text is in another language. */
  note: 'string?',
  lang: 'string?',
} as const;

/** An article as a card. `anchor` is the id of the card's element, such as `article12`. */
export const articleShape = {
  ...post,
  anchor: 'string',
  tags: [label],
  image: 'string',
  imageAlt: 'string',
} as const;

/** An article or a news item as a row. */
export const rowShape = { ...post, labels: [label] } as const;

/** A customer case as a card. `untranslated` contains the names of the fields that fall back to another language. */
export const caseShape = {
  id: 'string',
  href: 'string',
  title: 'string',
  /** The result of the project. */
  summary: 'string',
  industry: label,
  region: label,
  image: 'string?',
  imageAlt: 'string?',
  measure: {
    label: 'string',
    unit: 'string',
    /** The values before and after the project. */
    rows: [{ state: 'string', label: 'string', value: 'number', text: 'string' }],
    /** The change, such as `−86` or `+13`, and its unit: `%` or percentage points. */
    change: 'string',
    changeUnit: 'string',
    /** A note that an increase is an improvement; undefined if the value has decreased. */
    note: 'string?',
  },
  untranslated: ['string'],
  fallbackLang: 'string?',
} as const;

/** A device as a card. */
export const deviceShape = {
  id: 'string',
  name: 'string',
  summary: 'string',
  specs: ['string'],
  image: 'string',
  imageAlt: 'string',
  untranslated: ['string'],
  fallbackLang: 'string?',
} as const;

export type ArticleEntry = ShapeType<typeof articleShape>;
export type RowEntry = ShapeType<typeof rowShape>;
export type CaseEntry = ShapeType<typeof caseShape>;
export type DeviceEntry = ShapeType<typeof deviceShape>;
