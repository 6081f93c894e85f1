import type { MessageUsage } from 'content-lint';
import { messageFiles } from '@/lib/content/messages/messages';
import { findMessageUses, type MessageUse } from './findMessageUses';
import { readCode } from './readCode';

/** Finds in the source code how it uses the messages. */
export function scanMessageUsage(
  uses = readCode().flatMap(({ source }) => findMessageUses(source)),
): MessageUsage {
  const getUses = (file: string) => {
    const namespace = Object.entries(messageFiles).find(([, name]) => name === file)?.[0];
    return uses.filter((use) => use.namespace === namespace || use.namespace === '*');
  };
  return {
    getModes: (file, key) =>
      getUses(file)
        .filter((use) => matches(key, use.key))
        .map(({ mode }) => mode),
    getRequiredKeys: (file) =>
      getUses(file)
        .filter(({ namespace, key }: MessageUse) => namespace !== '*' && !key.includes('*'))
        .map(({ key }) => key),
  };
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
