import { createAdminConfig } from 'cms-forms';
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
