import { isMarkdown } from '../catalogue/isMarkdown';
import { isTranslatable } from '../catalogue/isTranslatable';
import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild, type Tree } from '../catalogue/Tree';
import { createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Fields that may differ, because a post can be finished, updated or renamed in one locale only. */
const POST_FIELDS = ['draft', 'updated', 'redirectFrom'];

/** Reports dates, tags, ids and numbers that differ from the English file. */
export const differingFacts: Rule = function* ({ catalogue, options }) {
  const exemptFields = [...POST_FIELDS, ...(options.fields?.perLocale ?? [])];
  const { fallbackName } = catalogue;
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    const expected = file.format.schema;
    if (!expected) continue;
    const originals = getChild(english.tree, 'items');
    const entries = isMarkdown(file) ? [file.tree] : (getChild(file.tree, 'items')?.children ?? []);
    for (const entry of entries) {
      const original = isMarkdown(file) ? english.tree : getChild(originals, entry.key);
      // Invalid English values are reported in the English file; translations must not copy them.
      if (original && expected.safeParse(original.value).success)
        yield* compareValues(original, entry, { file, exemptFields, fallbackName });
    }
  }
};

function* compareValues(
  english: Tree,
  translation: Tree,
  comparison: { file: MessageFile; exemptFields: string[]; fallbackName: string },
): Iterable<UnplacedFinding> {
  const { file, exemptFields, fallbackName } = comparison;
  for (const child of translation.children) {
    const original = getChild(english, child.key);
    if (!original || exemptFields.includes(child.key)) continue;
    if (child.kind === 'group') {
      yield* compareValues(original, child, comparison);
    } else if (
      !flattenTree(child).some((node) => isTranslatable(file, node)) &&
      formatValue(child) !== formatValue(original)
    ) {
      const problem = `"${child.key}" is ${formatValue(child)} here and ${formatValue(original)} in the ${fallbackName} file.`;
      yield createWarning(file, child.offset, problem, 'Use the same value in all languages.');
    }
  }
}

function formatValue({ value }: Tree): string {
  return Array.isArray(value) ? [...value].sort().join(', ') : String(value);
}
