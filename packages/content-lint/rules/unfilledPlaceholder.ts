import type { Catalogue } from '../catalogue/Catalogue';
import { getNamespace } from '../catalogue/getNamespace';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBodyTexts, getTranslatableTexts, type SourceText } from '../catalogue/sourceTexts';
import { getNode, type TextNode } from '../catalogue/Tree';
import { type Context, createError, createWarning, type Findings, type Rule } from '../Rule';
import type { FindingText } from '../Sentence';
import { parseMessage } from '../text/parseMessage';
import { suggest } from '../text/suggest';

/** Reports placeholders that are neither a fact nor interpolated by the code. */
export const unfilledPlaceholder: Rule = function* (context) {
  const { catalogue } = context;
  for (const file of catalogue.files.filter(({ kind }) => kind !== 'templates')) {
    if (file.kind === 'messages') {
      for (const text of file.texts) yield* checkPageMessage(text, file, context);
    } else {
      const texts = [...getTranslatableTexts(file), ...getBodyTexts(file, ['text'])];
      for (const text of texts) yield* checkPlainText(text, file, catalogue);
    }
  }
};

function* checkPageMessage(
  text: TextNode,
  file: MessageFile,
  { catalogue, project, options }: Context,
): Findings {
  if (!options.code || options.code.isFilledInBrowser?.(file.name, text.path)) return;
  const parsed = parseMessage(catalogue.interpolateFacts(file, text.value));
  if ('issue' in parsed) return;
  const names = [...parsed.placeholders.arguments, ...parsed.placeholders.tags];
  const key = `'${getNamespace(file, options.files)}.${text.path}'`;
  // The module has a line for each message.
  const knownPlaceholders = project.placeholdersSource.split('\n').find((line) => line.includes(key)) ?? '';
  const original = getNode(catalogue.find(catalogue.fallback, file.name)?.tree, text.path);
  for (const name of names) {
    // `differing-placeholders` reports a name that only the translation has.
    if (knownPlaceholders.includes(`'${name}'`) || !String(original?.value).includes(name)) continue;
    const offset = text.getOffset(Math.max(text.value.search(`[{<]${name}`), 0));
    const suggestion = suggestFact(name, catalogue);
    yield createError(file, offset, 'unfilled-placeholder.page', { name, suggestion });
  }
}

function* checkPlainText(text: SourceText, file: MessageFile, catalogue: Catalogue): Findings {
  const [placeholder] = /\{\w+\}|<\/?[a-z][\w-]*>/.exec(catalogue.interpolateFacts(file, text.value)) ?? [];
  if (placeholder === undefined || !catalogue.isShown(file, placeholder)) return;
  const offset = text.getOffset(Math.max(text.value.indexOf(placeholder), 0));
  const suggestion = suggestFact(placeholder.slice(1, -1), catalogue);
  // A tag is shown, and nothing is missing; a placeholder has no value.
  const createFinding = placeholder.startsWith('{') ? createError : createWarning;
  yield createFinding(file, offset, 'unfilled-placeholder.text', {
    placeholder,
    suggestion,
    facts: catalogue.workspace.options.facts?.file ?? '',
  });
}

/** Suggests the fact with the most similar name. */
function suggestFact(name: string, catalogue: Catalogue): FindingText {
  return suggest(name, catalogue.getInterpolator(catalogue.fallback).names);
}
