import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createWarning, type Findings, type Rule } from '../Rule';

/** Fields that may differ, because a post can be finished, updated or renamed in one locale only. */
const POST_FIELDS = ['draft', 'updated', 'redirectFrom'];

/** Reports dates, tags, ids and numbers that differ from the original file. */
export const differingValues: Rule = function* ({ catalogue, options }) {
  const exemptFields = [...POST_FIELDS, ...(options.fields?.perLocale ?? [])];
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
