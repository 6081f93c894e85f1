import { writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import type { ContentLintOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import type { Tree } from '../catalogue/Tree';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { getPlaceholderText } from './getPlaceholderText';
import { InputError } from './InputError';
import type { Answers } from './promptForAnswers';

/** Adds an entry to a list in each locale that has a title. Values that are not texts come from the first entry. */
export function writeEntry(catalogue: Catalogue, name: string, { slug, titles }: Answers): string[] {
  const { fallback } = catalogue;
  if (!titles[fallback]) {
    throw new InputError(
      `The ${catalogue.fallbackName} title is missing: every entry must exist in the ${catalogue.fallbackName} list. Add --${fallback} "…".`,
    );
  }
  const entries = catalogue.getEntries(fallback, name) ?? [];
  const [sample] = entries;
  const files = Object.keys(titles).map((locale) => catalogue.find(locale, name));
  if (!sample || files.some((file) => !file?.tree)) {
    throw new InputError(`${name} is invalid. Run npm run check:messages for details.`);
  }
  if (entries.some(({ key }) => key === slug)) {
    const file = catalogue.getPath(fallback, name);
    throw new InputError(`${file} already has an entry "${slug}". Choose another id with --slug.`);
  }
  return (files as (MessageFile & { locale: string })[]).map((file) => {
    const title = titles[file.locale] ?? '';
    const values: Record<string, string> = { id: slug, title, name: title };
    const entry = createEntry(sample, file, values, catalogue.workspace.options);
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
    // The index -1 appends the entry.
    const edits = modify(file.source, ['items', -1], entry, { formattingOptions, isArrayInsertion: true });
    writeFileSync(file.path, applyEdits(file.source, edits));
    return `${file.path} (new entry "${slug}" at the end)`;
  });
}

function createEntry(
  sample: Tree,
  file: MessageFile & { locale: string },
  knownValues: Record<string, string>,
  options: ContentLintOptions,
): object {
  const { properties = {}, required = [] } = toJsonSchema(file, options).properties?.items?.items ?? {};
  const fieldNames = [...required, ...(options.scaffolding?.optionalFields ?? [])];
  return Object.fromEntries(
    sample.children
      .filter(({ key }) => fieldNames.includes(key))
      .map((field) => {
        const placeholderText = getPlaceholderText(field.key, properties[field.key], file.locale, options);
        return [field.key, knownValues[field.key] ?? fillSample(field, file, placeholderText)];
      }),
  );
}

/** Copies a value of the sample entry and replaces each translatable text with `placeholderText`. */
function fillSample(node: Tree, file: MessageFile, placeholderText: string): unknown {
  if (node.kind === 'group') {
    return Object.fromEntries(
      node.children.map((child) => [child.key, fillSample(child, file, placeholderText)]),
    );
  }
  if (node.kind === 'list')
    return node.children.map((child, index) => fillSample(child, file, `${placeholderText} (${index + 1})`));
  return file.format.isTranslatable(node) ? placeholderText : node.value;
}
