import type * as Ast from '@babel/types';
import type { CopyUse } from './CopyUse';
import { isCall, isIdentifier, isMember } from './codeNodes';
import { type SyntaxNode, walk } from './walk';

/**
 * Reads off a file of code which texts it takes out of the messages by hand: `messages.privacy.sections`, or
 * `const { nav } = loadMessages(locale).messages.common` and then `nav.home`.
 */
export function treesIn(program: SyntaxNode): CopyUse[] {
  const paths: string[][] = [];
  /** Variables that hold a part of the messages, with its path. */
  const variables = new Map<string, string[]>([['messages', []]]);
  /** Nodes that ask for nothing by themselves, because they belong to something larger. */
  const seen = new Set<SyntaxNode>();

  walk(program, (node) => {
    if (isMember(node) && !node.computed) seen.add(node.property);
    if (seen.has(node)) return;
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as Ast.VariableDeclarator;
      const path = init && pathOf(init, variables, seen);
      if (!init || !path) return;
      seen.add(init);
      declare(id, path, variables, seen);
    } else if (isCall(node) && isMember(node.callee)) {
      // The method at the end of `messages.privacy.sections.map(…)` is no key.
      const path = pathOf(node.callee.object, variables, seen);
      if (path) seen.add(node.callee);
      if (path?.length) paths.push(path);
    } else if (node.type === 'ObjectProperty' && !(node as Ast.ObjectProperty).computed) {
      seen.add((node as Ast.ObjectProperty).key);
    } else {
      const path = pathOf(node, variables, seen);
      if (path?.length) paths.push(path);
    }
  });
  return paths.map(([namespace = '*', ...keys]) => ({
    namespace,
    key: [...keys, '**'].join('.'),
    as: 'tree',
    values: undefined,
  }));
}

/** The path of `messages.a.b`, or of a variable that holds a part of them; undefined for anything else. */
function pathOf(
  node: SyntaxNode,
  variables: Map<string, string[]>,
  seen: Set<SyntaxNode>,
): string[] | undefined {
  if (isIdentifier(node)) return variables.get(node.name);
  if (!isMember(node)) return undefined;
  const { object, property, computed } = node;
  const name = !computed && isIdentifier(property) ? property.name : '*';
  const path = name === 'messages' ? [] : pathOf(object, variables, seen)?.concat(name);
  if (path) for (const part of [object, property]) seen.add(part);
  return path;
}

/** Remembers what the names in a declaration hold. */
function declare(
  target: SyntaxNode,
  path: string[],
  variables: Map<string, string[]>,
  seen: Set<SyntaxNode>,
): void {
  seen.add(target);
  if (isIdentifier(target)) variables.set(target.name, path);
  if (target.type !== 'ObjectPattern') return;
  for (const property of (target as Ast.ObjectPattern).properties) {
    seen.add(property);
    if (property.type !== 'ObjectProperty') continue;
    for (const part of [property.key, property.value]) seen.add(part);
    const name = isIdentifier(property.key) ? property.key.name : '*';
    declare(property.value, name === 'messages' ? [] : [...path, name], variables, seen);
  }
}
