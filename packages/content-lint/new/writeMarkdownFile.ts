import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { FileOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import { getChild } from '../catalogue/Tree';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { getPlaceholderText } from './getPlaceholderText';
import { InputError } from './InputError';
import type { Answers } from './promptForAnswers';

/** Writes a file for each locale that has a title. Values that are not texts come from the first file of the folder. */
export function writeMarkdownFile(
  catalogue: Catalogue,
  folderName: string,
  { slug, titles }: Answers,
): string[] {
  const { options, reader } = catalogue.workspace;
  const name = `${folderName}/${slug}.md`;
  const existingFile = findNamesWithSameUrl(folderName, slug, options.files)
    .flatMap((fileName) => options.locales.all.map((locale) => catalogue.getPath(locale, fileName)))
    .find((file) => existsSync(file));
  if (existingFile) throw new InputError(`${existingFile} already exists. Choose another name with --slug.`);
  const format = reader.formats.folders.get(folderName);
  if (!format?.folder) throw new InputError(`The options have no folder "${folderName}".`);
  const { kind, translatedFields } = format.folder;
  const sample = catalogue
    .getFiles(catalogue.fallback)
    .find((file) => file.name.startsWith(`${folderName}/`));
  const schema = toJsonSchema({ format }, options);
  return Object.entries(titles).map(([locale, title]) => {
    const values: Record<string, unknown> = { title, date: options.getNow().slice(0, 10) };
    const getValue = (field: string) =>
      values[field] ??
      (translatedFields.includes(field)
        ? getPlaceholderText(field, schema.properties?.[field], locale, options)
        : getChild(sample?.tree, field)?.value);
    const fields = [
      ...(schema.required ?? []).map((field) => [field, getValue(field)]),
      ...Object.entries(options.scaffolding?.extraFields?.[kind] ?? {}),
    ];
    const file = catalogue.getPath(locale, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = fields.map(([field, value]) => `${field}: ${toYaml(value)}`);
    const body = options.scaffolding?.getLabel('body', locale) ?? '';
    writeFileSync(file, ['---', ...lines, '---', '', body, ''].join('\n'), { flag: 'wx' });
    return file;
  });
}

/** Returns the names that a file with the URL of the new page can have, in any folder. */
function findNamesWithSameUrl(folderName: string, slug: string, { folders = {} }: FileOptions): string[] {
  const path = folders[folderName]?.getPath(slug);
  return Object.entries(folders).flatMap(([name, { getPath }]) =>
    getPath(slug) === path ? [`${name}/${slug}.md`] : [],
  );
}

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trim();
}
