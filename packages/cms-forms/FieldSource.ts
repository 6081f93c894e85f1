import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CmsOptions } from './CmsOptions';
import { formats } from './client/formats';
import type { FieldLabels } from './FieldLabels';
import type { JsonSchema } from './JsonSchema';

/** A value in a file, as input for a form field. */
export type FieldSource = {
  /** Key of the value in its file. */
  name: string;
  schema: JsonSchema;
  samples: Samples;
  /** Languages in which the field must be filled in; the others use the fallback. `true` means all languages. */
  required: string[] | boolean;
};

/**
 * Values of a field in existing files, by locale. Those of the fallback locale determine the size of a text box and the keys
 * of a map. A page message in the editor's language labels the field if its key has no label.
 */
export type Samples = Record<string, unknown[]>;

/** Context of all forms of a configuration. */
export type FormContext = {
  cmsOptions: CmsOptions;
  labels: FieldLabels;
};

/** Context of all fields of a form. */
export type FieldContext = FormContext & {
  /** True if each language has a separate file. */
  isTranslated: boolean;
  /** True if required texts must be filled in. In lists, the client script requires them in one language. */
  areTextsRequired: boolean;
  /** True for messages of pages (see `FormGroup`). */
  isPageMessages: boolean;
  /**
   * True if the lists of all languages have the same entries in the same order. Only such lists can be edited together,
   * because forms match entries by their position.
   */
  isParallel: boolean;
};

/** Returns the value of a JSON file, relative to the working directory; undefined if the file is missing or invalid. */
export function readJson(file: string, locale: string): unknown {
  return tryToRead(file.replace('{{locale}}', locale), JSON.parse);
}

/** Returns the front matter and body of each Markdown file in a folder; undefined for an invalid file. */
export function readFolder(folder: string, locale: string): unknown[] {
  const localeFolder = folder.replace('{{locale}}', locale);
  if (!existsSync(localeFolder)) return [];
  const names = readdirSync(localeFolder).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => tryToRead(path.join(localeFolder, name), formats.post.fromFile));
}

function tryToRead(file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    // The form of an invalid file cannot be saved (client/guardFormats.ts).
    return undefined;
  }
}
