/** A node of a syntax tree, of Markdown or of code. */
export type SyntaxNode = { type: string };

/** Calls `visit` with a node and every node below it, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (isSyntaxNode(inner)) walk(inner, visit);
    }
  }
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
