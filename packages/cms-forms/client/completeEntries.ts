import type { Field } from '@sveltia/cms';
import { type Content, isEmpty } from './content';

/** Key of the label of a field that must not be empty, for the message that it is. */
export const NEEDED_LABEL = 'needed_label';

/** The texts that an entry needs in at least one language: dotted paths with their labels. */
export type EntryTexts = Record<string, string>;

/** An entry that lacks texts in a language. `number` is its position in the list, from 1. */
export type IncompleteEntry = { number: number; locale: string; labels: string[] };

/** Returns the texts that an entry of a list needs in each of its languages; none if the list has no translated texts. */
export function getNeededTexts(list: Field, parent = ''): EntryTexts {
  const texts = getChildren(list).map((field) => {
    const label = getNeededLabel(field);
    if (label === undefined) return {};
    return getChildren(field).length > 0
      ? getNeededTexts(field, `${parent}${field.name}.`)
      : { [parent + field.name]: label };
  });
  return Object.assign({}, ...texts);
}

/** Returns the labels of the fields that a file lacks; none if it is a draft. */
export function findMissingLabels(content: Content, fields: Field[] = []): string[] {
  if (content.draft === true) return [];
  return fields.flatMap((field) => (isEmpty(content[field.name]) ? (getNeededLabel(field) ?? []) : []));
}

/** Returns the label of a field that must not be empty; undefined for other fields. */
function getNeededLabel(field: Field): string | undefined {
  return (field as { [NEEDED_LABEL]?: string })[NEEDED_LABEL];
}

function getChildren(field: Field): Field[] {
  return 'fields' in field ? (field.fields ?? []) : [];
}

/**
 * Adds an id to each new entry in the lists of a form, at every level. `contents` are the values of the form by locale,
 * in the order of preference for the text from which an id is created. A copied entry gets a new id. Returns true if an
 * id was added.
 */
export function addEntryIds(fields: Field[], contents: Content[], now: Date): boolean {
  let isChanged = false;
  for (const field of fields) {
    const children = getChildren(field);
    if (children.length === 0) continue;
    const values = contents.map((content) => content?.[field.name]);
    if ('widget' in field && field.widget === 'list') {
      // Lists that are edited together have the same entries in the same order; others are completed one by one.
      const isShared = 'i18n' in field && field.i18n === 'duplicate';
      for (const lists of isShared ? [values] : values.map((list) => [list]))
        isChanged = addListIds(children, lists as unknown[], now) || isChanged;
    } else isChanged = addEntryIds(children, values as Content[], now) || isChanged;
  }
  return isChanged;
}

function addListIds(fields: Field[], lists: unknown[], now: Date): boolean {
  const entryLists = lists.filter((list) => Array.isArray(list)) as (Content | undefined)[][];
  const hasIds = fields[0]?.name === 'id';
  const title = fields[1]?.name ?? '';
  const ids = new Set<unknown>();
  let isChanged = false;
  for (let index = 0; index < Math.max(0, ...entryLists.map(({ length }) => length)); index += 1) {
    const entries = entryLists
      .flatMap((list) => list.slice(index, index + 1))
      .filter((entry) => entry !== undefined);
    const oldId = entries.map((entry) => entry.id).find((value) => !isEmpty(value));
    const isNew = hasIds && (oldId === undefined || ids.has(oldId));
    const allIds = entryLists.flatMap((list) => list.map((entry) => entry?.id));
    const titles = entries.map((entry) => entry[title]);
    const id = isNew ? createEntryId(titles, now, (candidate) => allIds.includes(candidate)) : oldId;
    for (const entry of entries.filter((value) => hasIds && (isNew || isEmpty(value.id)))) {
      entry.id = id;
      isChanged = true;
    }
    ids.add(id);
    isChanged = addEntryIds(fields, entries, now) || isChanged;
  }
  return isChanged;
}

/**
 * Finds the first entry of a list that lacks texts. An entry needs all of them in each locale that has some. `lists` are
 * the entries by locale, which may have different orders; `locale` is the editor's.
 */
export function findIncompleteEntry(
  lists: Record<string, unknown>,
  texts: EntryTexts,
  locale: string,
): IncompleteEntry | undefined {
  const paths = Object.keys(texts);
  /** The positions of each entry, from 0, by locale. */
  const positionsById = new Map<unknown, Record<string, number>>();
  for (const [name, list] of Object.entries(lists))
    for (const [index, entry] of (Array.isArray(list) ? (list as unknown[]) : []).entries()) {
      const id = getValue(entry, 'id') ?? index;
      positionsById.set(id, { ...positionsById.get(id), [name]: index });
    }
  for (const positions of positionsById.values()) {
    const locales = Object.keys(positions);
    const isWritten = (path: string, name: string) =>
      !isEmpty(getValue(lists[name], `${positions[name]}.${path}`));
    const written = locales.filter((name) => paths.some((path) => isWritten(path, name)));
    const present = locales.includes(locale) ? [locale] : locales.slice(0, 1);
    for (const name of written.length > 0 ? written : present) {
      const missing = paths.filter((path) => !isWritten(path, name));
      if (missing.length > 0) {
        const labels = missing.map((path) => texts[path] ?? path);
        return { number: (positions[name] ?? 0) + 1, locale: name, labels };
      }
    }
  }
  return undefined;
}

function getValue(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Content | undefined)?.[key], value);
}

const MAX_LENGTH = 48;

/** Letters other than Latin ones, such as Chinese characters, which an id cannot represent. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Creates the id of a new entry from the first title in Latin letters, otherwise from the time. Adds a number if
 * `isUsed` returns true.
 */
function createEntryId(titles: unknown[], now: Date, isUsed: (id: string) => boolean): string {
  const slugs = titles.map((title) =>
    OTHER_LETTERS.test(String(title ?? '')) ? '' : slugify(String(title ?? '')),
  );
  const base = slugs.find((slug) => /[a-z]/.test(slug)) ?? formatTime(now);
  let id = base;
  for (let number = 2; isUsed(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** `Điện thoại, 2 ngày` → `dien-thoai-2-ngay`. */
function slugify(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** Local time, like the names of files without a Latin title: `2026-11-26-1530`. */
function formatTime(time: Date): string {
  const [date = '', clock = ''] = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  return `${date}-${clock.slice(0, 5).replace(':', '')}`;
}
