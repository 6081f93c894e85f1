import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { schemaOf } from '../catalogue/schemaOf';
import { childOf, nodesOf, type Tree } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { type Draft, type Rule, warning } from '../Rule';

/** A picture may have writing in it; a text may be finished, changed or renamed in one language alone. */
const ownFields = ['image', 'avatar', 'draft', 'updated', 'redirectFrom'];

/** Dates, tags, ids and numbers that differ from the English ones although they mean the same. */
export const differingFacts: Rule = function* ({ catalogue }) {
  for (const { english, file } of catalogue.translations()) {
    const expected = schemaOf(file);
    if (!expected) continue;
    const originals = childOf(english.tree, 'items');
    const entries = isMarkdown(file) ? [file.tree] : (childOf(file.tree, 'items')?.children ?? []);
    for (const entry of entries) {
      const original = isMarkdown(file) ? english.tree : childOf(originals, entry.key);
      // Nobody is to copy English's own mistake, which is reported there.
      if (original && expected.safeParse(original.value).success) yield* compare(original, entry, file);
    }
  }
};

function* compare(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  for (const child of translation.children) {
    const original = childOf(english, child.key);
    if (!original || ownFields.includes(child.key)) continue;
    if (child.kind === 'group') {
      yield* compare(original, child, file);
    } else if (
      !nodesOf(child).some((node) => isTranslatable(file, node)) &&
      asText(child) !== asText(original)
    ) {
      const problem = `"${child.key}" is ${asText(child)} here and ${asText(original)} in the English file.`;
      yield warning(file, child.offset, problem, 'Write the same in all languages.');
    }
  }
}

function asText({ value }: Tree): string {
  return Array.isArray(value) ? [...value].sort().join(', ') : String(value);
}
