/** A thing that JSON-LD describes. */
export type JsonLdNode = Record<string, unknown>;

/** Every thing in a JSON-LD document that has a type, those inside others included. */
export function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as JsonLdNode;
  const inner = Object.values(node).flatMap(nodesIn);
  return '@type' in node ? [node, ...inner] : inner;
}
