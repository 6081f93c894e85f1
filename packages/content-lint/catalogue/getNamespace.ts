import type { FileOptions } from '../ContentLintOptions';

/** Returns the namespace that the code uses for a file of page messages; undefined for other files. */
export function getNamespace(file: { name: string }, { messages }: FileOptions): string | undefined {
  return Object.keys(messages).find((namespace) => messages[namespace] === file.name);
}
