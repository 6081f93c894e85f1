import type { z } from 'zod';

/** A text of the forms in each language, by locale. */
export type Translations = Record<string, string>;

export type CmsOptions = {
  /** Languages of the content, and of the forms. */
  locales: readonly string[];
  /** Locale whose files are complete. Other locales show its texts in place of empty ones. */
  fallbackLocale: string;
  /** Origin of the published site. */
  siteUrl: string;
  labels: Labels;
  /** Markdown files, one form for each folder. */
  folders: FolderForm[];
  /** JSON files, one form for each file. */
  groups: FormGroup[];
  /** Pictures: the folder, and its path on the site. A text field is a picture if its pattern contains the path. */
  media: { folder: string; publicPath: string };
  /** Names of new Markdown files, which are part of their URLs. */
  slugs: {
    /** Regular expression of valid names. */
    pattern: string;
    /** Id of the hint that explains the pattern. */
    hint: string;
  };
  /**
   * Path, with `{{locale}}`, of the JSON files that map ids to labels: `{ "tags": { "tea": "Tea" } }`. A schema refers to a
   * group with `.meta({ taxonomy: 'tags' })`: its ids are the choices of a text, and its labels those of an enumeration.
   */
  taxonomyFile?: string;
  /** The lists whose entries fields refer to by id, by field name. */
  references?: Record<string, Reference>;
  /** Returns a function that replaces placeholders in the messages that label fields. If it throws, they are kept. */
  createInterpolator?: (locale: string) => (text: string) => string;
};

/** Texts of the forms. A field without a label is labelled with its key, split into English words. */
export type Labels = {
  /** Names of groups, folders (`news`) and files (`home.json`). */
  forms: Record<string, Translations>;
  /** Labels of fields, by key. */
  fields: Record<string, Translations>;
  /** Labels of groups of fields, by key. Groups that are not listed are labelled like fields. */
  groups?: Record<string, Translations>;
  /** Labels of choices that are not in the taxonomy, by value. */
  choices: Record<string, Translations>;
  /** Help texts, by id. A schema refers to one with `.meta({ hint: 'portrait' })`. */
  hints: Record<string, Translations>;
  /**
   * Messages that are shown if a file cannot be read, if it cannot be saved, if a file that is not a draft lacks
   * `{fields}`, if the entry with the position `{number}` in a list lacks `{fields}` in `{language}`, and if files were
   * changed outside the forms.
   */
  alerts: Record<'unreadable' | 'unsaved' | 'unpublishable' | 'incomplete' | 'replaced', Translations>;
  /** Texts of Sveltia CMS to replace, by key in its locale files: `entry_sidebar.slug.title`. */
  interface?: Record<string, Translations>;
  /** End of the label of a field that a draft may lack: ` (required before publication)`. */
  publicationMark?: Translations;
  /** End of the label of the id of an entry, which is created when the entry is saved: ` (automatic)`. */
  generatedMark?: Translations;
};

/** A folder of Markdown files in each locale. */
export type FolderForm = {
  /** Name in `labels.forms`: `news`. */
  name: string;
  /** Path with `{{locale}}`: `content/{{locale}}/news`. */
  folder: string;
  /**
   * Schema of the front matter. With the field `draft`, new files are drafts. With the field `redirectFrom`, existing
   * files can be renamed, and the old path is added to the field.
   */
  schema: z.ZodType;
  /** Path of a page without locale, for the preview: `/news/{{slug}}/`. */
  previewPath: string;
  /** Fields by which the list can be sorted. The first is the default. */
  sortFields: readonly string[];
  sortDirection: 'ascending' | 'descending';
};

/** A group of JSON files in the menu. */
export type FormGroup = {
  /** Name in `labels.forms`: `lists`. */
  name: string;
  /** Name of a Material symbol. */
  icon: string;
  /**
   * True for messages of pages, whose keys and list entries are fixed in code. Keys without a label are labelled with
   * the start of their message. In the fallback locale, every text is required unless the file has an empty text.
   */
  isPageMessages?: boolean;
  files: FileForm[];
};

/** A JSON file, or one for each locale. */
export type FileForm = {
  /** Path, with `{{locale}}` if each locale has a file: `content/{{locale}}/team.json`. */
  file: string;
  /** Schema of the file. By default, it is derived from the file of the fallback locale. */
  schema?: z.ZodType;
  /** Schemas of some keys of a file without a schema. */
  properties?: Record<string, z.ZodType>;
  /** Path, without locale, of the page that shows the content, for the preview. */
  previewPath: string;
};

/** The list of entries, in a JSON file, that a field refers to by id. */
export type Reference = {
  /** Name of the group of the file. */
  collection: string;
  /** Name of the file without `.json`. */
  file: string;
  /** Key of the list. */
  entries: string;
  /** Field of an entry that is displayed as its label. */
  displayField: string;
};

/** Options that the client script needs before it has loaded the configuration of the forms. The bundler inlines them. */
export type ClientOptions = Pick<CmsOptions, 'locales' | 'fallbackLocale'> & {
  alerts: Labels['alerts'];
  /** Name of the file with the ids that editors define, if such a file exists. */
  taxonomy: string | undefined;
};
