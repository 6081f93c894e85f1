import { messageFiles, type Namespace } from '@/lib/content/messages/messages';
import type { MessageFile } from '../catalogue/MessageFile';
import type { MessageUse } from './findMessageUses';

/** Returns the namespace that the code uses for a file of page messages. */
export function getNamespace(file: MessageFile): Namespace | undefined {
  return (Object.keys(messageFiles) as Namespace[]).find(
    (namespace) => messageFiles[namespace] === file.name,
  );
}

/** Returns the uses of a message in the code. */
export function getUses(file: MessageFile, key: string, uses: MessageUse[]): MessageUse[] {
  const namespace = getNamespace(file);
  return uses.filter(
    (use) => (use.namespace === namespace || use.namespace === '*') && matches(key, use.key),
  );
}

const patterns = new Map<string, RegExp>();

function matches(key: string, pattern: string): boolean {
  if (!pattern.includes('*')) return key === pattern;
  const known = patterns.get(pattern) ?? toRegExp(pattern);
  patterns.set(pattern, known);
  return known.test(key);
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.$^()[\]{}+?|\\]/g, '\\$&')
    .replace(/(\\\.)?\*\*|\*/g, (stars, dot) => (stars === '*' ? '[^.]+' : dot ? '(?:\\..+)?' : '.+'));
  return new RegExp(`^${source}$`);
}
