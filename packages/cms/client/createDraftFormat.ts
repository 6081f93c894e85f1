import { type Content, isEmpty } from './content';
import type { Format } from './refuseUnreadable';

/**
 * Wraps the format of a folder with drafts. `fields` are those that a file needs to be published, with their labels. A
 * file that is not a draft and lacks some of them is not saved; the error lists their labels.
 */
export function createDraftFormat(
  { fromFile, toFile }: Format,
  fields: Record<string, string>,
  describe: (labels: string[]) => string,
): Format {
  return {
    // Sveltia CMS applies the default for new files, `draft: true`, to existing files without the field too.
    fromFile: (text) => ({ draft: false, ...fromFile(text) }),
    toFile(content) {
      const missing = findMissingFields(content, fields);
      if (missing.length > 0) throw new Error(describe(missing));
      return toFile(content);
    },
  };
}

/** Returns the labels of the empty fields that a file needs to be published; none for a draft. */
function findMissingFields(content: Content, fields: Record<string, string>): string[] {
  if (content.draft === true) return [];
  return Object.entries(fields).flatMap(([name, label]) => (isEmpty(content[name]) ? [label] : []));
}
