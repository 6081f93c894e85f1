import { writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import type { EntityFile } from '@/lib/content/entries/schemas';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { FieldTexts } from '../admin/FieldTexts';
import type { Catalogue } from '../check/catalogue/Catalogue';
import type { MessageFile } from '../check/catalogue/MessageFile';
import type { Tree } from '../check/catalogue/Tree';
import { isTranslatable } from '../check/catalogue/textFields';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { NewError, newKinds } from './newKinds';
import type { Answers } from './promptForAnswers';

/** Adds an entry to the end of a list. Values that are not texts are copied from the first entry. */
export function writeEntry(catalogue: Catalogue, { kind, slug, titles }: Answers): string[] {
  const name = newKinds[kind] as EntityFile;
  if (!titles[defaultLocale]) {
    throw new NewError(
      'The English title is missing: every entry must exist in the English list. Add --en "…".',
    );
  }
  const entries = catalogue.getEntries(defaultLocale, name) ?? [];
  const [sample] = entries;
  const files = (Object.keys(titles) as Locale[]).map((locale) => catalogue.find(locale, name));
  if (!sample || files.some((file) => !file?.tree)) {
    throw new NewError(`${name} is invalid. Run npm run check:messages for details.`);
  }
  if (entries.some(({ key }) => key === slug)) {
    const file = catalogue.getPath(defaultLocale, name);
    throw new NewError(`${file} already has an entry "${slug}". Choose another id with --slug.`);
  }
  return (files as (MessageFile & { locale: Locale })[]).map((file) => {
    const title = titles[file.locale] ?? '';
    const values: Record<string, string> = { id: slug, title, name: title };
    const entry = createEntry(sample, file, values, new FieldTexts(catalogue, file.locale));
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
    const edits = modify(file.source, ['items', -1], entry, { formattingOptions, isArrayInsertion: true });
    writeFileSync(file.path, applyEdits(file.source, edits));
    return `${file.path} (new entry "${slug}" at the end)`;
  });
}

function createEntry(
  sample: Tree,
  file: MessageFile,
  known: Record<string, string>,
  texts: FieldTexts,
): object {
  const { properties = {}, required = [] } = toJsonSchema(file).properties?.items?.items ?? {};
  const wanted = [...required, 'image', 'imageAlt'];
  return Object.fromEntries(
    sample.children
      .filter(({ key }) => wanted.includes(key))
      .map((field) => {
        const hint = texts.getHint(properties[field.key]?.hint) ?? texts.getLabel(field.key);
        return [field.key, known[field.key] ?? fillSample(field, file, hint)];
      }),
  );
}

/** Copies a value of the sample entry and replaces each translatable text with `hint`. */
function fillSample(node: Tree, file: MessageFile, hint: string): unknown {
  if (node.kind === 'group') {
    return Object.fromEntries(node.children.map((child) => [child.key, fillSample(child, file, hint)]));
  }
  if (node.kind === 'list')
    return node.children.map((child, index) => fillSample(child, file, `${hint} (${index + 1})`));
  return isTranslatable(file, node) ? hint : node.value;
}
