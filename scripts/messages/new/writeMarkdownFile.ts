import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { getToday } from '@/lib/content/entries/getToday';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { FieldTexts } from '../admin/FieldTexts';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { getChild } from '../check/catalogue/Tree';
import { suggestFreeAnchor } from '../check/rules/duplicate';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { NewError, newKinds } from './newKinds';
import type { Answers } from './promptForAnswers';

/**
 * Writes a new Markdown file. Values that are not texts are copied from the first file of the folder. A new post is a draft;
 * a new page is not in the navigation.
 */
export function writeMarkdownFile(catalogue: Catalogue, { kind, slug, titles }: Answers): string[] {
  const folder = newKinds[kind];
  const name = `${folder}/${slug}.md`;
  const isPage = kind === 'page';
  const conflictingNames = isPage ? [name] : [`insights/${slug}.md`, `news/${slug}.md`];
  const taken = conflictingNames
    .flatMap((rival) => locales.map((locale) => catalogue.getPath(locale, rival)))
    .find((file) => existsSync(file));
  if (taken) throw new NewError(`${taken} already exists. Choose another name with --slug.`);
  const sample = catalogue.getFiles(defaultLocale).find((file) => file.name.startsWith(`${folder}/`));
  const link = suggestFreeAnchor(catalogue.files.filter((file) => file.kind === 'post'));
  const schema = toJsonSchema({ kind: isPage ? 'page' : 'post', name, tree: undefined });
  return (Object.entries(titles) as [Locale, string][]).map(([locale, title]) => {
    const texts = new FieldTexts(catalogue, locale);
    const hint = (field: string) => texts.getHint(schema.properties?.[field]?.hint) ?? texts.getLabel(field);
    const values: Record<string, unknown> = {
      title,
      summary: hint('summary'),
      description: hint('description'),
      imageAlt: hint('imageAlt'),
      date: getToday(),
      link,
    };
    const fields = (schema.required ?? []).map((field) => [
      field,
      values[field] ?? getChild(sample?.tree, field)?.value,
    ]);
    fields.push(isPage ? ['navigation', 'none'] : ['draft', true]);
    const file = catalogue.getPath(locale, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = fields.map(([field, value]) => `${field}: ${toYaml(value)}`);
    writeFileSync(file, ['---', ...lines, '---', '', texts.getLabel('body'), ''].join('\n'), { flag: 'wx' });
    return file;
  });
}

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trim();
}
