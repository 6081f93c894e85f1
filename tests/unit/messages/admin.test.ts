import { readFileSync } from 'node:fs';
import { createAdminConfig } from 'cms-forms';
import { z } from 'zod';
import { fileCollections } from '@/lib/collections';
import labels from '@/messages/admin.json';
import services from '@/messages/en/service-list.json';
import { cmsOptions } from '@/scripts/build/cmsOptions';
import { formatMessages } from '@/scripts/messages/formatMessages';

test('message files have the layout of the forms, which `npx tsx scripts/format-messages.ts` restores', () => {
  const files = formatMessages();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ text, formatted }) => text !== formatted).map(({ file }) => file)).toEqual([]);
});

type FormItem = {
  name?: string;
  label?: string;
  i18n?: unknown;
  required?: unknown;
  readonly?: boolean;
  pattern?: string[];
  type?: string;
  options?: { value: string }[];
  hint?: string;
  slug?: { hint?: string };
  field?: FormItem;
  preview_path?: string;
  fields?: FormItem[];
  /** The types of the items of a list, each with its own fields. */
  types?: FormItem[];
  files?: FormItem[];
};

/** Returns all fields of the forms, each with the name of its form. */
function getFields(item: FormItem, form = item.name): (FormItem & { form?: string })[] {
  const children = [
    ...(item.files ?? []).map((file) => [file, file.name]),
    ...[...(item.fields ?? []), ...(item.types ?? [])].map((field) => [field, form]),
  ];
  return children.flatMap(([child, name]) => [
    { ...(child as FormItem), form: name as string },
    ...getFields(child as FormItem, name as string),
  ]);
}

const getForms = (locale: 'zh' | 'en' | 'vi') =>
  (createAdminConfig(cmsOptions, locale).collections as FormItem[]).filter(({ name }) => name !== undefined);

test.each(['zh', 'vi'] as const)('every form, field and hint is translated into %s', (locale) => {
  const english = getForms('en').flatMap((form) => getFields(form));
  const translated = getForms(locale).flatMap((form) => getFields(form));
  const untranslated = translated.filter(({ name, label, hint }, index) => {
    const { label: englishLabel, hint: englishHint } = english[index] ?? {};
    // The label of a figure added by an editor is its key; names of services are the same in every language.
    const isName = name === 'crossings' || services.items.some(({ id }) => id === name);
    return (label === englishLabel && !isName) || (hint !== undefined && hint === englishHint);
  });
  expect(untranslated.map(({ form, name }) => `${form}: ${name}`)).toEqual([]);
});

const HALF_WIDTH_PUNCTUATION = /[\u4e00-\u9fff][,.:;?!()]|[,;?!()][\u4e00-\u9fff]/;

const { hints } = labels;

test.each(Object.entries(hints))('the hint %s has a text in every language', (_, { zh, en, vi }) => {
  for (const text of [zh, en, vi]) {
    expect(text.trim()).not.toBe('');
    expect(text).toBe(text.normalize('NFC'));
  }
  expect(zh).toMatch(/[\u4e00-\u9fff].*。$/);
  expect(zh).not.toMatch(HALF_WIDTH_PUNCTUATION);
  expect(vi).not.toBe(en);
});

test('every label and alert has a text in every language', () => {
  const { forms, fields, groups, choices, alerts } = labels;
  const all: [string, object][] = [forms, fields, groups, choices, alerts].flatMap((texts) =>
    Object.entries(texts),
  );
  const isComplete = (texts: object) =>
    ['zh', 'en', 'vi'].every((locale) => texts[locale as keyof typeof texts]);
  expect(all.filter(([, texts]) => !isComplete(texts))).toEqual([]);
});

test('the items of the lists of sections are called sections', () => {
  const fields = getForms('zh').flatMap((form) => getFields(form));
  const lists = fields.filter(({ form, field }) => form === 'sections' && field);
  expect(new Set(lists.map(({ field }) => field?.label))).toEqual(new Set(['版块']));
});

test('the questions are previewed on the page that shows them', () => {
  const form = getForms('zh')
    .flatMap(({ files = [] }) => files)
    .find(({ name }) => name === 'faq');
  expect(form?.preview_path).toBe('/contact/#faq');
});

test.each(fileCollections.map(({ file, schema }) => [file, schema] as const))(
  'every field of the entries in %s has a hint',
  (_, schema) => {
    const { properties = {} } = z.toJSONSchema(schema as z.ZodType) as {
      properties?: Record<string, FormItem>;
    };
    expect(Object.keys(properties).filter((name) => !properties[name]?.hint)).toEqual([]);
  },
);

test('every hint is shown by a form, and forms show no others', () => {
  const fields = getForms('en').flatMap((form) => [form, ...getFields(form)]);
  const shown = new Set(fields.flatMap(({ hint, slug }) => [hint, slug?.hint]));
  const unused = Object.entries(hints).filter(([, { en }]) => !shown.has(en));
  expect(unused.map(([id]) => id)).toEqual([]);
  const texts = new Set(Object.values(hints).map(({ en }) => en));
  expect([...shown].filter((hint) => hint !== undefined && !texts.has(hint))).toEqual([]);
});

test.each(['zh', 'en', 'vi'] as const)('fields with a pattern explain the format in %s', (locale) => {
  const explanations = getForms(locale).flatMap((form) => getFields(form).map(({ pattern }) => pattern?.[1]));
  const messages = explanations.filter((message) => message !== undefined);
  expect(messages.filter((message) => /^\/?\^/.test(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(10);
});

test('forms accept every law number and emails with a placeholder', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const [field = ''] = fields.find(({ form, name }) => form === 'laws' && name === 'number')?.pattern ?? [];
  const [, pattern = '', flags] = /^\/(.*)\/(.*)$/.exec(field) ?? [];
  const numbers = ['88/2015/QH13', '254/2026/NĐ-CP', '91-2026'];
  expect(numbers.map((number) => new RegExp(pattern, flags).test(number))).toEqual([true, true, false]);
  // An email field of Sveltia CMS would reject "hello@{domain}".
  const emailFields = fields.filter(({ name }) => name === 'email');
  expect(emailFields.map(({ type }) => type)).toEqual(emailFields.map(() => undefined));
  expect(emailFields).not.toEqual([]);
});

test('the figures of a case are required in a form', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const measure = fields.find(({ form, name }) => form === 'customer-cases' && name === 'measure');
  expect(measure?.required).toBe(true);
});

test('an empty choice leaves a custom page out of the navigation', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const navigation = fields.find(({ name }) => name === 'navigation');
  expect(navigation).toMatchObject({ required: false });
  expect(navigation?.options?.map(({ value }) => value)).toEqual(['header', 'services', 'footer']);
});

test('an editor cannot change the id of an entry', () => {
  const ids = getForms('en')
    .filter(({ name }) => name === 'lists')
    .flatMap((form) => getFields(form))
    .filter(({ name }) => name === 'id');
  expect(ids.filter(({ readonly }) => readonly !== true)).toEqual([]);
  expect(ids.length).toBeGreaterThan(5);
});

test('every figure of facts.json has a field', () => {
  const { figures } = JSON.parse(readFileSync('messages/facts.json', 'utf8'));
  const fields = getForms('en').flatMap((form) => getFields(form));
  const group = fields.find(({ form, name }) => form === 'facts' && name === 'figures');
  expect(group?.fields?.map(({ name }) => name)).toEqual(Object.keys(figures));
});

test('taxonomy ids can be added and are the same in all languages', () => {
  const fields = getForms('en').flatMap((form) => getFields(form));
  const extensibleGroups = fields.filter(({ i18n }) => i18n === 'duplicate_keys');
  expect(extensibleGroups.map(({ form, name }) => `${form}: ${name}`)).toEqual(
    ['industries', 'regions', 'modules', 'tags', 'categories'].map((group) => `taxonomy: ${group}`),
  );
});
