import type * as Ast from '@babel/types';
import type { SyntaxNode } from './walk';

export function isCall(node: SyntaxNode): node is Ast.CallExpression {
  return node.type === 'CallExpression';
}

export function isMember(node: SyntaxNode): node is Ast.MemberExpression {
  return node.type === 'MemberExpression';
}

export function isIdentifier(node: SyntaxNode): node is Ast.Identifier {
  return node.type === 'Identifier';
}
