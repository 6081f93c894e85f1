import { createAdminConfig, readInterfaceTexts } from 'cms-forms';
import labels from '@/messages/admin.json';
import { cmsOptions } from '@/scripts/build/cmsOptions';

type Field = { name?: string; label?: string; fields?: Field[]; files?: Field[] };

function getGroups({ fields = [], files = [] }: Field): Field[] {
  const children = [...fields, ...files];
  return [...children.filter((child) => child.fields), ...children.flatMap(getGroups)];
}

test.each(['zh', 'vi'])('forms in %s do not name groups after their first text', (locale) => {
  const groups = (createAdminConfig(cmsOptions, locale).collections as Field[]).flatMap(getGroups);
  expect(groups.filter(({ label }) => label?.startsWith('“')).map(({ name }) => name)).toEqual([]);
  expect(groups.length).toBeGreaterThan(100);
});

type Texts = { [key: string]: string | Texts };

/** Texts that are names, or that the forms of this site do not show. */
const NOT_SHOWN =
  /^(?:config|prefs|cloud_storage|file_type_labels|file_size_units|status|workflow|open_authoring|_sui|domain|video)\b|^sign_in_(?:with_link|using_access_token_workflow_note)/;

function flatten(texts: Texts, parent = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[parent + key, text]] : flatten(text, `${parent}${key}.`),
  );
}

const english = new Map(flatten(readInterfaceTexts('en-US', {}) as Texts));

test.each(['zh-CN', 'vi'])('buttons and notes around the forms are translated into %s', (locale) => {
  const texts = new Map(flatten(readInterfaceTexts(locale, labels.interface) as Texts));
  const untranslated = [...english].filter(
    ([key, text]) => !NOT_SHOWN.test(key) && (texts.get(key) ?? text) === text,
  );
  expect(untranslated).toEqual([]);
});

test('every replaced text exists', () => {
  expect(Object.keys(labels.interface).filter((key) => !english.has(key))).toEqual([]);
});
