import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { today } from '@/lib/content/entries/today';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { FieldTexts } from '../admin/FieldTexts';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { childOf } from '../check/catalogue/Tree';
import { freeAnchor } from '../check/rules/duplicate';
import { jsonSchemaOf } from '../schemas/jsonSchemaOf';
import type { Answers } from './askAnswers';
import { NewError } from './NewError';
import { newKinds } from './newKinds';

/** What is no text stands as in the first file of the folder; a new post is a draft, a new page in no navigation. */
export function writeText(catalogue: Catalogue, { kind, slug, titles }: Answers): string[] {
  const folder = newKinds[kind];
  const name = `${folder}/${slug}.md`;
  for (const other of [name, `insights/${slug}.md`, `news/${slug}.md`]) {
    const taken = kind === 'page' && other !== name ? undefined : firstPath(catalogue, other);
    if (taken) throw new NewError(`There is ${taken} already: write another name after --slug.`);
  }
  const sample = catalogue.of(defaultLocale).find((file) => file.name.startsWith(`${folder}/`));
  const file = { kind: kind === 'page' ? 'page' : 'post', name, tree: undefined } as const;
  const { properties = {}, required = [] } = jsonSchemaOf(file);
  const fixed: Record<string, unknown> = {
    date: today(),
    ...(folder === 'insights' && {
      link: freeAnchor(catalogue.files.filter((file) => file.kind === 'post')),
    }),
  };
  return (Object.entries(titles) as [Locale, string][]).map(([locale, title]) => {
    const texts = new FieldTexts(catalogue, locale);
    const hint = (field: string) => texts.hintOf(properties[field]?.description) ?? texts.labelOf(field);
    const own: Record<string, unknown> = {
      title,
      summary: hint('summary'),
      description: hint('description'),
    };
    const fields = required.map((field) => [
      field,
      own[field] ??
        fixed[field] ??
        (field === 'imageAlt' ? hint(field) : childOf(sample?.tree, field)?.value),
    ]);
    fields.push(kind === 'page' ? ['navigation', 'none'] : ['draft', true]);
    const file = catalogue.pathOf(locale, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = fields.map(([field, value]) => `${field}: ${inYaml(value)}`);
    writeFileSync(file, ['---', ...lines, '---', '', texts.labelOf('body'), ''].join('\n'), { flag: 'wx' });
    return file;
  });
}

function firstPath(catalogue: Catalogue, name: string): string | undefined {
  return locales.map((locale) => catalogue.pathOf(locale, name)).find((file) => existsSync(file));
}

function inYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trim();
}
