import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { getPosition } from '../../getPosition';
import type { MessageFile } from '../check/catalogue/MessageFile';
import { readMessageFile } from '../check/catalogue/readMessageFile';
import { getChild, type Tree } from '../check/catalogue/Tree';
import { isTranslatable } from '../check/catalogue/textFields';
import { formatMark } from './sourceMarks';

/**
 * Gives each text that was read from a message file a mark with its file, line and key, where the page that is being
 * made was asked for with `?messages=keys`. Ids, dates and addresses stay as they are. `value` is what the file holds,
 * facts filled in, or a text made of all of it.
 */
export function markTexts<T>(value: T, path: string): T {
  if (!isAsked()) return value;
  if (typeof value === 'string') return (value + formatMark(path)) as T;
  const file = readMessageFile('messages', path.replace('messages/', ''));
  return file ? (marked(value, file.tree, file) as T) : value;
}

/** The request that is being answered: the loaders of the messages are told of none. */
function isAsked(): boolean {
  const store = workUnitAsyncStorage.getStore();
  if (store?.type !== 'request') return false;
  const { pathname, search } = store.url;
  // Lists fetch their further entries from an address without a query.
  const asked = pathname.startsWith('/data/') ? (store.headers.get('referer') ?? '') : search;
  return /[?&]messages=keys(&|$)/.test(asked);
}

function marked(value: unknown, tree: Tree | undefined, file: MessageFile): unknown {
  if (!tree) return value;
  if (Array.isArray(value)) return value.map((item, index) => marked(item, tree.children[index], file));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, marked(item, getChild(tree, key), file)]));
  }
  return typeof value === 'string' && value !== '' && isShown(tree, file)
    ? value + formatMark(`${file.path}:${getPosition(file.source, tree.offset).line} ${tree.path}`)
    : value;
}

/** Of the facts that are read as they are, pages show those about the company. */
function isShown(tree: Tree, file: MessageFile): boolean {
  if (file.kind === 'facts') return tree.path.startsWith('company.');
  return isTranslatable(file, tree);
}
