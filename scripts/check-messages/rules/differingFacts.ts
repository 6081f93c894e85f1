import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { type Draft, type Rule, warning } from '../Rule';

/** Dates, tags, ids and numbers that differ from the English ones although they mean the same. */
export const differingFacts: Rule = function* ({ catalogue }) {
  for (const { english, file } of catalogue.translations()) {
    if (file.kind === 'post') yield* compare(english.tree, file.tree, file);
    if (file.kind !== 'entities') continue;
    for (const entry of childOf(file.tree, 'items')?.children ?? []) {
      const original = childOf(childOf(english.tree, 'items'), entry.key);
      if (original) yield* compare(original, entry, file);
    }
  }
};

function* compare(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  for (const child of translation.children) {
    const original = childOf(english, child.key);
    // A picture may have writing in it, so each language may have its own.
    if (!original || ['image', 'avatar'].includes(child.key) || isTranslatable(file, child)) continue;
    if (child.kind === 'group') {
      yield* compare(original, child, file);
    } else if (
      !child.children.some((line) => isTranslatable(file, line)) &&
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
