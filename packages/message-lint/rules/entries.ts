import { getPagePath, getPublicationDate, NEVER_PUBLISHED } from '../catalogue/Catalogue';
import { isMarkdown, type MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Findings, type Rule } from '../Rule';

/** Reports ids, URLs and anchors that are used twice. */
export const duplicate: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files) yield* findDuplicateIds(file);
  // The first folder in the options keeps the URL.
  const folders = Object.values(options.files.folders);
  const getIndex = ({ format: { folder } }: MessageFile) => (folder ? folders.indexOf(folder) : 0);
  const posts = catalogue.posts.toSorted((a, b) => getIndex(a) - getIndex(b));
  for (const [file, owner] of findDuplicates(posts, getPagePath))
    yield createError(file, 0, 'duplicate.url', { owner: owner.path, noun: file.format.folder?.noun ?? '' });
  const getAnchor = ({ tree }: MessageFile) => getChild(tree, 'link')?.value;
  for (const [file, owner] of findDuplicates(catalogue.posts, getAnchor)) {
    const { offset } = getChild(file.tree, 'link') ?? { offset: 0 };
    const values = { anchor: String(getAnchor(file)), owner: owner.path };
    yield createError(file, offset, 'duplicate.anchor', values);
  }
};

/** Finds the posts with the same text as an earlier post, which is its owner. Translations may have the same text. */
function* findDuplicates(
  posts: MessageFile[],
  getText: (file: MessageFile) => unknown,
): Iterable<[file: MessageFile, owner: MessageFile]> {
  const owners = new Map<string, MessageFile>();
  for (const file of posts) {
    const text = getText(file);
    if (typeof text !== 'string') continue;
    const owner = owners.get(text) ?? file;
    owners.set(text, owner);
    if (owner.name !== file.name) yield [file, owner];
  }
}

function* findDuplicateIds(file: MessageFile): Findings {
  for (const { kind, children } of file.tree ? flattenTree(file.tree) : []) {
    if (kind !== 'entries') continue;
    for (const [index, entry] of children.entries()) {
      const firstIndex = children.findIndex(({ key }) => key === entry.key);
      if (firstIndex === index) continue;
      const { offset } = getChild(entry, 'id') ?? entry;
      yield createError(file, offset, 'duplicate.id', { id: entry.key, number: firstIndex + 1 });
    }
  }
}

/** Fields that may differ, because a post can be finished, updated or renamed in one locale only. */
const POST_FIELDS = ['draft', 'updated', 'redirectFrom'];

/** Reports dates, tags, ids and numbers that differ from the original file. */
export const differingValues: Rule = function* ({ catalogue, options }) {
  const exemptFields = [...POST_FIELDS, ...options.fields.perLocale];
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    const { schema } = file.format;
    if (!schema) continue;
    const originalEntries = getChild(original.tree, 'items');
    const entries = isMarkdown(file) ? [file.tree] : (getChild(file.tree, 'items')?.children ?? []);
    for (const entry of entries) {
      const originalEntry = isMarkdown(file) ? original.tree : getChild(originalEntries, entry.key);
      // Invalid values are reported in the original file; translations must not copy them.
      if (originalEntry && schema.safeParse(originalEntry.value).success)
        yield* compareValues(originalEntry, entry, { file, exemptFields });
    }
  }
};

function* compareValues(
  original: Tree,
  translation: Tree,
  comparison: { file: MessageFile; exemptFields: string[] },
): Findings {
  const { file, exemptFields } = comparison;
  for (const child of translation.children) {
    const originalChild = getChild(original, child.key);
    if (!originalChild || exemptFields.includes(child.key)) continue;
    if (child.kind === 'group') {
      yield* compareValues(originalChild, child, comparison);
    } else if (!hasTranslatableText(child, file) && formatValue(child) !== formatValue(originalChild)) {
      yield createWarning(file, child.offset, 'differing-values', {
        field: child.key,
        value: formatValue(child),
        original: formatValue(originalChild),
      });
    }
  }
}

function hasTranslatableText(tree: Tree, file: MessageFile): boolean {
  return file.format.isTranslatable(tree) || tree.children.some((child) => hasTranslatableText(child, file));
}

function formatValue({ value }: Tree): string {
  return Array.isArray(value) ? [...value].sort().join(', ') : String(value);
}

const MAX_ADVANCE_MS = 366 * 24 * 60 * 60 * 1000;

/** Reports posts dated more than a year ahead, and `updated` dates that are before the post's date or in the future. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.posts) {
    const date = getDateField(file, 'date');
    const updated = getDateField(file, 'updated');
    if (!date) continue;
    if (
      getPublicationDate(file) !== NEVER_PUBLISHED &&
      Date.parse(date.value) - Date.parse(today) > MAX_ADVANCE_MS
    ) {
      yield createWarning(file, date.offset, 'future-date.date', { date: date.value, today });
    }
    if (updated && updated.value < date.value) {
      const values = { updated: updated.value, date: date.value };
      yield createError(file, updated.offset, 'future-date.updatedBefore', values);
    } else if (updated && updated.value > today && updated.value > date.value) {
      yield createError(file, updated.offset, 'future-date.updated', { updated: updated.value, today });
    }
  }
};

function getDateField({ tree }: MessageFile, field: string): (Tree & { value: string }) | undefined {
  const child = getChild(tree, field);
  const value = String(child?.value);
  return child && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...child, value } : undefined;
}
