import type { z } from 'zod';
import { findTextFields } from '../files';
import type { FolderOptions, MessageLintOptions } from '../MessageLintOptions';
import type { Tree } from './Tree';

/**
 * `messages`: messages of a page. `templates`: texts with simple placeholders, such as emails. `entries`: a list of
 * entries. `post` and `page`: Markdown files. `shared`: a file that all locales share.
 */
export type FileKind = 'messages' | 'templates' | 'entries' | 'post' | 'page' | 'shared';

/** The format of a file, derived from the options. */
export type FileFormat = {
  kind: FileKind;
  /** The schema of a shared file, of one entry of a list, or of the front matter. */
  schema?: z.ZodType;
  /** The folder of a Markdown file. */
  folder?: FolderOptions;
  /** The fields of an entry that contain text, as dotted paths. */
  textFields?: ReadonlySet<string>;
  /** True for a text that must be translated. Other values are the same in every locale. */
  isTranslatable(value: Tree): boolean;
};

/** The formats of all files that the site reads. */
export class FileFormats {
  /** Formats of files in the folder of each locale, except Markdown files, by path relative to that folder. */
  readonly localized: ReadonlyMap<string, FileFormat>;
  /** Formats of the files that all locales share, by name. */
  readonly shared: ReadonlyMap<string, FileFormat>;
  /** Formats of the Markdown files in the folder of each locale, by name of their folder. */
  readonly folders: ReadonlyMap<string, FileFormat>;

  constructor({ files }: Pick<MessageLintOptions, 'files'>) {
    const { messages, lists = {}, templates = {}, shared = {}, folders = {} } = files;
    const isTranslatable = ({ kind, key }: Tree) => kind === 'text' && key !== 'id';
    this.localized = new Map<string, FileFormat>([
      ...Object.values(messages).map((name) => [name, { kind: 'messages', isTranslatable }] as const),
      ...Object.entries(lists).map(([name, schema]) => [name, createListFormat(schema)] as const),
      ...Object.keys(templates).map((name) => [name, { kind: 'templates', isTranslatable }] as const),
    ]);
    this.shared = new Map(
      Object.entries(shared).map(([name, schema]) => [
        name,
        { kind: 'shared', schema, isTranslatable: () => false },
      ]),
    );
    this.folders = new Map(
      Object.entries(folders).map(([name, folder]) => [name, createFolderFormat(folder)]),
    );
  }

  /** Returns the format of a file in the folder of a locale; undefined if the site does not read it. */
  getLocalized(name: string): FileFormat | undefined {
    const [, folderName = '', slug = ''] = /^([^/]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name) ?? [];
    const format = this.localized.get(name) ?? this.folders.get(folderName);
    return format?.kind === 'page' && format.folder?.isReserved(slug) ? undefined : format;
  }
}

function createFolderFormat(folder: FolderOptions): FileFormat {
  return {
    kind: folder.kind,
    schema: folder.frontMatter,
    folder,
    isTranslatable: ({ kind, key, value }) =>
      kind === 'text' &&
      (folder.translatedFields.includes(key) || folder.isTranslatedField?.(key, value) === true),
  };
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
