import type { z } from 'zod';
import { findTextFields } from '../files';
import type { FileOptions, FolderOptions } from '../MessageLintOptions';
import type { Tree } from './Tree';

/** The format of a file, derived from the options. */
export type FileFormat = {
  /**
   * `messages`: messages of a page. `templates`: texts with simple placeholders, such as emails. `entries`: a list of
   * entries. `post` and `page`: Markdown files. `shared`: a file that all locales share.
   */
  kind: 'messages' | 'templates' | 'entries' | 'post' | 'page' | 'shared';
  /** The schema of a shared file, of one entry of a list, or of the front matter. */
  schema?: z.ZodType;
  /** The folder of a Markdown file. */
  folder?: FolderOptions;
  /** The fields of an entry that contain text, as dotted paths. */
  textFields?: ReadonlySet<string>;
  /** True for a text that must be translated. Other values are the same in every locale. */
  isTranslatable(value: Tree): boolean;
};

/**
 * Returns the formats of all files that the site reads: `localized` are files in the folder of each locale, by path relative
 * to that folder; `shared` are files that all locales share, by name; `folders` are Markdown files, by name of their folder.
 */
export function createFormats({ messages, lists, templates, shared, folders }: FileOptions) {
  const isText = ({ kind, key }: Tree) => kind === 'text' && key !== 'id';
  const createTextFormat = (kind: 'messages' | 'templates') => ({ kind, isTranslatable: isText });
  return {
    localized: new Map<string, FileFormat>([
      ...Object.values(messages).map((name) => [name, createTextFormat('messages')] as const),
      ...Object.entries(lists).map(([name, schema]) => [name, createListFormat(schema)] as const),
      ...Object.keys(templates).map((name) => [name, createTextFormat('templates')] as const),
    ]),
    shared: mapValues(shared, (schema) => ({ kind: 'shared', schema, isTranslatable: () => false })),
    folders: mapValues(folders, (folder) => ({
      kind: folder.kind,
      schema: folder.frontMatter,
      folder,
      isTranslatable: ({ kind, key, value }) => kind === 'text' && folder.isTranslatedField(key, value),
    })),
  };
}

function mapValues<T>(record: Record<string, T>, create: (value: T) => FileFormat): Map<string, FileFormat> {
  return new Map(Object.entries(record).map(([name, value]) => [name, create(value)]));
}

function createListFormat(schema: z.ZodType): FileFormat {
  const textFields = findTextFields(schema);
  return {
    kind: 'entries',
    schema,
    textFields,
    isTranslatable: (value) => value.kind === 'text' && textFields.has(getFieldPath(value)),
  };
}

/** Returns the path of a value within its entry, without list indexes: `items.agv.specs.0` → `specs`. */
function getFieldPath(tree: Tree): string {
  return tree.path
    .replace(/^[^.]*(?:\.[^.]*)?/, '')
    .replace(/\.\d+(?=\.|$)/g, '')
    .slice(1);
}
