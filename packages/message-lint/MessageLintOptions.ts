import type { Root } from 'mdast';
import type { z } from 'zod';
import type { Catalogue, FactInterpolator } from './catalogue/Catalogue';
import type { MessageFile } from './catalogue/MessageFile';
import type { Tree } from './catalogue/Tree';
import type { UsedMessages } from './checkMessages';
import type { FindingText, Rule, SentenceValues } from './Rule';
import type { SentenceTree } from './Translator';

/**
 * Describes a site to the linter. Optional groups (`facts`, `glossary`, …) can be omitted; the rules that need them
 * then report nothing.
 */
export type MessageLintOptions = {
  /** The folder with the message files, relative to the working directory. Commands check it by default: `messages`. */
  folder: string;
  /** Returns the local time of the site, `YYYY-MM-DDTHH:mm`, or only the date. Later posts are not published yet. */
  getNow(): string;
  locales: LocaleOptions;
  files: FileOptions;
  markdown: MarkdownOptions;
  pages: PageOptions;
  fields?: FieldOptions;
  links?: LinkOptions;
  redirects?: RedirectOptions;
  taxonomy?: TaxonomyOptions;
  facts?: FactOptions;
  glossary?: GlossaryOptions;
  pictures?: PictureOptions;
  code?: CodeOptions;
  /** Maximum lengths of texts for which a page has limited space. The first limit that applies to a text is used. */
  lengths?: LengthLimit[];
  /** Rules of the site, by the id that findings show. They run after the built-in ones. */
  rules?: Record<string, Rule>;
  /** Sentences of these rules, of the messages of schemas (group `invalid`) and of other texts, by language. They may replace built-in sentences. */
  sentences?: Record<string, SentenceTree>;
};

/** The languages of the site. A locale is a BCP 47 tag, and the name of a folder: `messages/vi/`. */
type LocaleOptions = {
  /** All locales, in the order in which commands list them. */
  all: readonly string[];
  /** The locale whose messages are complete. Pages show its text if a translation is missing. */
  fallback: string;
};

/** The files that the site reads. Any other file in the folder is reported. */
export type FileOptions = {
  /** Page messages in each locale, by the namespace that the code uses: `{ home: 'home.json' }`. */
  messages: Record<string, string>;
  /** Texts in each locale whose placeholders are only `{name}`, such as emails, with the schema of the whole file. */
  templates?: Record<string, z.ZodType>;
  /** Lists in each locale, `{ "items": [{ "id": … }] }`, with the schema of one entry: `{ 'team.json': schema }`. */
  lists?: Record<string, z.ZodType>;
  /** Files that all locales share: `{ 'facts.json': schema }`. */
  shared?: Record<string, z.ZodType>;
  /** Files in the folder that are not messages, and are not checked. */
  ignored?: readonly string[];
  /** Folders of Markdown files with front matter in each locale: `{ insights: { … } }`. */
  folders?: Record<string, FolderOptions>;
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
  /** The fields of the front matter that are translated. Other fields are the same in every locale. */
  translatedFields: readonly string[];
  /** True for a further field that is translated because of its value, such as the name of a guest author. */
  isTranslatedField?(field: string, value: unknown): boolean;
  /** Returns the path, without locale, of the page with a slug: `/insights/my-article/`. */
  getPath(slug: string): string;
  /** True if a slug cannot be used, because its path is already in use. */
  isReserved(slug: string): boolean;
};

/** The site's Markdown, so that the linter finds what the pages show. */
export type MarkdownOptions = {
  /** Parses a file including its front matter, which becomes a `yaml` node. */
  parse(source: string): Root;
  /** Returns the ids of all elements on the rendered page. */
  getAnchors(source: string): string[];
};

/** The pages that are not Markdown files. */
type PageOptions = {
  /** The paths of the pages, without locale, by name: `{ about: '/about/' }`. */
  paths: Record<string, string>;
  /** Returns the paths, without locale, of the pages of entries: `/team/ann/`. */
  getEntryPaths?(catalogue: Catalogue): readonly string[];
  /** Returns the site's origin, with which absolute links to the site start: `https://www.example.com`. */
  getOrigin(catalogue: Catalogue): string;
  /** Returns the anchors of a page; undefined if a file that defines them cannot be parsed. */
  getAnchors(page: string, catalogue: Catalogue): Set<string> | undefined;
  /** Sections that editors have hidden: the file that hides them, and their anchors on a page. */
  hiddenSections?: { file: string; getAnchors(page: string, catalogue: Catalogue): readonly string[] };
};

/** Fields of entries and front matter. */
type FieldOptions = {
  /** Fields whose values may differ between locales, though they are not translated, such as pictures with text. */
  perLocale?: readonly string[];
  /** True for a name, such as a person's, that may be the same in two locales. */
  isName?(file: string, key: string): boolean;
  /** Descriptions of the values that a field accepts, for `"x" is not an industry`: `{ industry: 'an industry' }`. */
  choiceDescriptions?: Record<string, FindingText>;
};

/** Links in messages to pages of the site. */
type LinkOptions = {
  /** Functions that return the allowed values of a query parameter; undefined if they are not known. */
  parameters?: Record<string, (catalogue: Catalogue) => readonly string[] | undefined>;
  /** URL path of files for download, which has a folder for each locale: `/templates/`. */
  downloads?: string;
  /** Placeholders that a program replaces with the path of a page, without locale: `{ articles: '/insights/' }`. */
  placeholders?: Record<string, string>;
  /** Returns the fields of an entry that link to a page, with its path without locale: `/services/#pricing`. */
  getEntryLinks?(entry: Tree): { node: Tree; path: string }[];
};

/** Former URLs that redirect to a page. */
export type RedirectOptions = {
  /** The shared file that maps former URLs to paths: `redirects.json`. */
  file: string;
  /** Parses a former URL without locale; undefined if it is invalid. */
  parse(url: string): { path: string; query?: string } | undefined;
  /** Query parameters that pages read. A redirect from a page with such a parameter would break the page. */
  reservedParameters: readonly string[];
  /** The hosts on which a redirect from a URL with a query works, in a sentence: `our server and on Netlify`. */
  hostsWithQueryRedirects: FindingText;
};

/** Groups of ids that editors define, such as tags. A schema refers to a group with `.meta({ taxonomy: 'tags' })`. */
export type TaxonomyOptions = {
  /** The file of page messages that defines the ids, in its fallback version: `{ "tags": { "erp": "ERP" } }`. */
  file: string;
  /** The groups that must exist. */
  groups: readonly string[];
  /** The schema of an id. */
  id: z.ZodType;
};

/** Values that many messages contain, as the placeholder `{name}`, and that editors maintain in one shared file. */
export type FactOptions = {
  /** The shared file: `facts.json`. */
  file: string;
  /** Creates the interpolator of a locale. `facts` is the value of the file, `getEntries` returns the entries of a list. */
  createInterpolator(
    facts: unknown,
    locale: string,
    getEntries: (list: string) => readonly unknown[] | undefined,
  ): FactInterpolator;
  /** Returns the facts that texts must not repeat, with their names. */
  getValues(facts: unknown, locale: string): Iterable<[name: string, value: string]>;
  /** Facts that are also common words, such as a city: repeating one is a warning, in the files that `isChecked` accepts. */
  commonWords?: { isName(name: string): boolean; isChecked(file: MessageFile): boolean };
  /** Names of the facts that other facts may contain as placeholders. */
  nested?: readonly string[];
  /** True for the dotted path of a value that defines a nested fact. */
  isDefinition?(path: string): boolean;
};

/** The wordings that texts must use, and those that they must not use. */
type GlossaryOptions = {
  /** The shared file: `glossary.json`. Its schema must accept the type `Glossary` (rules/terms.ts). */
  file: string;
};

/** Pictures that messages refer to by URL path. */
export type PictureOptions = {
  /** The folder whose files are published at the root of the site: `public`. */
  publicFolder: string;
  /** The URL path of the folder with pictures: `/images/`. */
  path: string;
  /** Prepares `getPhoto`, for example by inspecting new files. Runs before each command. */
  prepare?(): Promise<void>;
  /**
   * Returns the size of a photograph, or the problem that prevents its publication: the id of a group of `sentences`, and
   * its values. Undefined if it has not been inspected.
   */
  getPhoto(
    src: string,
  ): { width: number; height: number } | { problem: string; values?: SentenceValues } | undefined;
  /** Returns the size in CSS pixels at which the pictures of a file are shown. */
  getFrame(file: string): { width: number; height: number };
};

/** The code that uses the messages. */
type CodeOptions = {
  /** Returns the page messages that the code reads; undefined before a build has recorded them. */
  readUsedMessages(): UsedMessages | undefined;
  /** Page messages that lists of ids in the code require, such as a label for each id. Checked also before a build. */
  requiredMessages?: UsedMessages;
  /** The command that builds the site and records the messages that the code reads: `npm run build`. */
  buildCommand?: string | undefined;
  /** True for a message whose placeholders a script in the browser fills in, so that it cannot use plurals or tags. */
  isFilledInBrowser?(file: string, key: string): boolean;
  /** The path of the TypeScript module that `renderPlaceholdersModule` generates. */
  placeholdersModule: string;
};

/** The maximum length of the texts that `applies` selects. */
type LengthLimit = {
  /** The name of the text in findings: `button label`. */
  subject: FindingText;
  /** True for the texts that the limit applies to. `kind` is the kind of the file. */
  applies(text: { kind: string; file: string; path: string }): boolean;
  /** Maximum number of characters in alphabetic scripts and in Chinese or Japanese. */
  maxLength: { letters: number; ideographs: number };
  /** Why, after a semicolon: `search engines cut off the rest`. */
  reason: FindingText;
};
