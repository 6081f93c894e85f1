import { getChild, getPosition, type MessageFile, MessageReader, type Tree } from 'content-lint';
import { formatMark } from 'message-preview';
import { messageFileOptions } from '../content-rules/messageFiles';

const reader = new MessageReader(messageFileOptions);

/**
 * Appends an invisible mark with file, line and key to each text of a message file. Ids, dates and URLs are not marked.
 * `value` is the parsed file with facts filled in, or a string rendered from the whole file.
 */
export function markTexts<T>(value: T, path: string): T {
  if (typeof value === 'string') return (value + formatMark(path)) as T;
  const file = reader.read('messages', path.replace('messages/', ''));
  return file ? (markValue(value, file.tree, file) as T) : value;
}

function markValue(value: unknown, tree: Tree | undefined, file: MessageFile): unknown {
  if (!tree) return value;
  if (Array.isArray(value)) return value.map((item, index) => markValue(item, tree.children[index], file));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, markValue(item, getChild(tree, key), file)]),
    );
  }
  return typeof value === 'string' && value !== '' && isShown(tree, file)
    ? value + formatMark(`${file.path}:${getPosition(file.source, tree.offset).line} ${tree.path}`)
    : value;
}

/** True if a page can show the text. Of the untranslated facts, only those about the company are shown. */
function isShown(tree: Tree, file: MessageFile): boolean {
  if (file.name === 'facts.json') return tree.path.startsWith('company.');
  return file.format.isTranslatable(tree);
}
