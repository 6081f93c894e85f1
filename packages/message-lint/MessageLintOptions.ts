import type { Root } from 'mdast';
import type { z } from 'zod';
import type { FindingText, Rule } from './Rule';
import type { SentenceTree } from './Translator';

/** Describes a site to the linter. */
export type MessageLintOptions = {
  /** Returns today's date at the site, `YYYY-MM-DD`. Later posts are not published yet. */
  getToday(): string;
  /** All locales, each a BCP 47 tag and the name of a folder, and the locale whose messages are complete. */
  locales: { all: readonly string[]; fallback: string };
  files: FileOptions;
  /** Parses a Markdown file including its front matter, which becomes a `yaml` node. */
  parseMarkdown(source: string): Root;
  fields: FieldOptions;
  /**
   * Groups of ids that editors define in `taxonomy.json`, such as tags: `{ "tags": { "erp": "ERP" } }`. A schema refers to
   * a group with `.meta({ taxonomy: 'tags' })`.
   */
  taxonomy: { groups: readonly string[]; id: z.ZodType };
  /**
   * Creates the interpolator of a locale. `facts` is the value of `facts.json`, whose values many messages contain as the
   * placeholder `{name}`; `getEntries` returns the entries of a list.
   */
  createInterpolator(
    facts: unknown,
    locale: string,
    getEntries: (list: string) => readonly unknown[] | undefined,
  ): FactInterpolator;
  code: CodeOptions;
  /** Rules of the site, by the id that findings show. They run after the built-in ones. */
  rules: Record<string, Rule>;
  /** Sentences of these rules, of the messages of schemas (group `invalid`) and of other texts, by language. */
  sentences: Record<string, SentenceTree>;
};

/** Replaces fact placeholders in messages, and lists the available fact names. */
export type FactInterpolator = {
  /** Replaces every placeholder of a known fact (`{company}`); leaves other placeholders unchanged. */
  interpolate(text: string): string;
  /** The names of all facts. */
  names: string[];
};

/** The files that the site reads. Any other file in the folder is reported. */
export type FileOptions = {
  /** Page messages in each locale, by the namespace that the code uses: `{ home: 'home.json' }`. */
  messages: Record<string, string>;
  /** Texts in each locale whose placeholders are only `{name}`, such as emails, with the schema of the whole file. */
  templates: Record<string, z.ZodType>;
  /** Lists in each locale, `{ "items": [{ "id": … }] }`, with the schema of one entry: `{ 'team.json': schema }`. */
  lists: Record<string, z.ZodType>;
  /** Files that all locales share: `{ 'facts.json': schema }`. */
  shared: Record<string, z.ZodType>;
  /** Files in the folder that are not messages, and are not checked. */
  ignored: readonly string[];
  /** Folders of Markdown files with front matter in each locale: `{ insights: { … } }`. */
  folders: Record<string, FolderOptions>;
};

/** A folder of Markdown files, each of which becomes a page. */
export type FolderOptions = {
  /**
   * `post`: dated, may be a draft, may exist in some locales only. Its front matter has `title`, `date` and optionally
   * `draft`, `updated`, `link` (its anchor in a list: `#article12`) and `redirectFrom` (former names). `page`:
   * neither dated nor a draft.
   */
  kind: 'post' | 'page';
  /** The name of one file in findings, usually a sentence of the option `sentences`: `news item`. */
  noun: FindingText;
  /** The schema of the front matter. */
  frontMatter: z.ZodType;
  /** True for a field of the front matter that is translated. Other fields are the same in every locale. */
  isTranslatedField(field: string, value: unknown): boolean;
  /** Returns the path, without locale, of the page with a slug: `/insights/my-article/`. */
  getPath(slug: string): string;
  /** True if a slug cannot be used, because its path is already in use. */
  isReserved(slug: string): boolean;
};

/** Fields of entries and front matter. */
type FieldOptions = {
  /** Fields whose values may differ between locales, though they are not translated, such as pictures with text. */
  perLocale: readonly string[];
};

/** The code that uses the messages. */
type CodeOptions = {
  /**
   * The dotted keys of page messages that the code requires, such as a label for each of its ids, by file:
   * `{ "home.json": ["hero.title", "steps.*.title"] }`, where `*` stands for each item of a list.
   */
  requiredMessages: Readonly<Record<string, readonly string[]>>;
  /** True for a message whose placeholders a script in the browser fills in, so that it cannot use plurals or tags. */
  isFilledInBrowser(key: string): boolean;
  /** The path of the TypeScript module that `renderPlaceholdersModule` generates. */
  placeholdersModule: string;
};
