import { messageFiles, type Namespace } from '@/lib/content/texts/messages';
import type { MessageFile } from '../catalogue/MessageFile';
import type { CopyUse } from './usesIn';

/** The namespace that the code knows a file of page copy by. */
export function namespaceOf(file: MessageFile): Namespace | undefined {
  return (Object.keys(messageFiles) as Namespace[]).find(
    (namespace) => messageFiles[namespace] === file.name,
  );
}

/** The places in the code that ask for a text of a file of page copy. */
export function usesOf(file: MessageFile, key: string, uses: CopyUse[]): CopyUse[] {
  const namespace = namespaceOf(file);
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
