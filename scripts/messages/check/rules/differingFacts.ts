import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { schemaOf } from '../catalogue/schemaOf';
import { childOf, type Tree } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { type Draft, type Rule, warning } from '../Rule';

/** A picture may have writing in it; a text may be finished, changed or renamed in one language alone. */
const ownFields = ['image', 'avatar', 'draft', 'updated', 'redirectFrom'];

/** Dates, tags, ids and numbers that differ from the English ones although they mean the same. */
export const differingFacts: Rule = function* ({ catalogue }) {
  for (const { english, file } of catalogue.translations()) {
    const expected = schemaOf(file);
    if (!expected) continue;
    for (const [original, entry] of pairsOf(english.tree, file)) {
      // Nobody is to copy English's own mistake, which is reported there.
      if (expected.safeParse(original.value).success) yield* compare(original, entry, file);
    }
  }
};

function pairsOf(english: Tree, file: MessageFile): [Tree, Tree][] {
  const { tree } = file;
  if (!tree) return [];
  if (isMarkdown(file)) return [[english, tree]];
  const originals = childOf(english, 'items');
  return (childOf(tree, 'items')?.children ?? []).flatMap((entry): [Tree, Tree][] => {
    const original = childOf(originals, entry.key);
    return original ? [[original, entry]] : [];
  });
}

function* compare(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  for (const child of translation.children) {
    const original = childOf(english, child.key);
    if (!original || ownFields.includes(child.key) || isTranslatable(file, child)) continue;
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
