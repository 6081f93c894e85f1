import type * as Ast from '@babel/types';

/** A node of the syntax tree of code. */
export type SyntaxNode = { type: string };

/** Calls `visit` with a node and every node below it, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node).flat()) {
    if (isSyntaxNode(value)) walk(value, visit);
  }
}

export function isCall(node: SyntaxNode): node is Ast.CallExpression {
  return node.type === 'CallExpression';
}

export function isMember(node: SyntaxNode): node is Ast.MemberExpression {
  return node.type === 'MemberExpression';
}

export function isIdentifier(node: SyntaxNode): node is Ast.Identifier {
  return node.type === 'Identifier';
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
