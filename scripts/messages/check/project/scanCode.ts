import { type ParserPlugin, parse } from '@babel/parser';
import type * as Ast from '@babel/types';
import { perContent } from '../catalogue/perContent';
import type { CopyUse } from './CopyUse';
import { isCall, isIdentifier, isMember, type SyntaxNode, walk } from './syntax';
import { treesIn } from './treesIn';

/** What a file of code says about messages. */
export type Scanned = { uses: CopyUse[]; ids: string[] };

const formats = ['text', 'rich'];

/** A file that does not compile may ask for any text: then none is reported as unused. */
const unreadable: Scanned = {
  uses: [{ namespace: '*', key: '**', as: 'format', values: undefined }],
  ids: [],
};

/** Reads off a TypeScript file which texts it asks for, and which anchors (`id="…"`) it writes. */
export const scanCode = perContent((source, name): Scanned => {
  const program = parseCode(source, name);
  if (!program) return unreadable;
  const namespaces = namespacesByVariable(program);
  const uses = treesIn(source);
  const ids: string[] = [];
  walk(program, (node) => {
    if (isCall(node)) uses.push(...usesOf(node, namespaces));
    const id = literalId(node);
    if (id !== undefined) ids.push(id);
  });
  return { uses, ids };
});

function parseCode(source: string, name: string): SyntaxNode | undefined {
  try {
    const plugins: ParserPlugin[] = name.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'];
    return parse(source, { sourceType: 'module', plugins }).program;
  } catch {
    return undefined;
  }
}

/** `const copy = await getCopy('home')`, in a list of several, or in an object: `{ copy: await getCopy('home') }`. */
function namespacesByVariable(program: SyntaxNode): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const bind = (target: SyntaxNode | null | undefined, value: SyntaxNode | null | undefined) => {
    const namespace = namespaceOf(value);
    if (target && isIdentifier(target) && namespace !== undefined) {
      found.set(target.name, (found.get(target.name) ?? new Set()).add(namespace));
    }
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as Ast.VariableDeclarator;
      bind(id, init);
      const values = listOf(init);
      if (id.type === 'ArrayPattern')
        for (const [index, target] of id.elements.entries()) bind(target, values[index]);
    }
    if (node.type === 'ObjectProperty')
      bind((node as Ast.ObjectProperty).key, (node as Ast.ObjectProperty).value);
  });
  return found;
}

/** The elements of `[…]` or `await Promise.all([…])`. */
function listOf(node: SyntaxNode | null | undefined): (SyntaxNode | null)[] {
  const value = awaited(node);
  if (value?.type === 'ArrayExpression') return (value as Ast.ArrayExpression).elements;
  return value && isCall(value) ? listOf(value.arguments[0]) : [];
}

function namespaceOf(node: SyntaxNode | null | undefined): string | undefined {
  const call = awaited(node);
  if (!call || !isCall(call) || !isIdentifier(call.callee)) return undefined;
  if (call.callee.name !== 'getCopy' && call.callee.name !== 'getTranslations') return undefined;
  const [argument] = call.arguments;
  if (argument?.type === 'StringLiteral') return argument.value;
  if (argument?.type !== 'ObjectExpression') return '*';
  const property = argument.properties.find(
    (candidate) =>
      candidate.type === 'ObjectProperty' &&
      isIdentifier(candidate.key) &&
      candidate.key.name === 'namespace',
  ) as Ast.ObjectProperty | undefined;
  return property?.value.type === 'StringLiteral' ? property.value.value : '*';
}

function awaited(node: SyntaxNode | null | undefined): SyntaxNode | null | undefined {
  return node?.type === 'AwaitExpression' ? (node as Ast.AwaitExpression).argument : node;
}

/** `copy('key', values)`, `copy.text('key')`, `copy.rich('key', tags)`, `copy.raw('key')`. */
function usesOf(call: Ast.CallExpression, namespaces: Map<string, Set<string>>): CopyUse[] {
  const { callee } = call;
  const variable = isMember(callee) ? callee.object : callee;
  const method = isMember(callee) && isIdentifier(callee.property) ? callee.property.name : 'text';
  if (!isIdentifier(variable) || (method !== 'raw' && !formats.includes(method))) return [];
  const [key, values] = call.arguments;
  return [...(namespaces.get(variable.name) ?? [])].flatMap((namespace) =>
    keysOf(key)
      .filter((name) => namespace !== '*' || name !== '**')
      .map((name) => ({
        namespace,
        key: name,
        as: method === 'raw' ? ('raw' as const) : ('format' as const),
        values: namesOf(values),
      })),
  );
}

function keysOf(node: SyntaxNode | undefined): string[] {
  if (node?.type === 'StringLiteral') return [(node as Ast.StringLiteral).value];
  if (node?.type === 'TemplateLiteral') {
    return [(node as Ast.TemplateLiteral).quasis.map(({ value }) => value.cooked ?? value.raw).join('*')];
  }
  if (node?.type === 'ConditionalExpression') {
    const { consequent, alternate } = node as Ast.ConditionalExpression;
    return [...keysOf(consequent), ...keysOf(alternate)];
  }
  return ['**'];
}

function namesOf(values: SyntaxNode | undefined): string[] | undefined {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return undefined;
  const { properties } = values as Ast.ObjectExpression;
  const names = properties.map((property) =>
    property.type === 'SpreadElement' || !isIdentifier(property.key) ? undefined : property.key.name,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

function literalId(node: SyntaxNode): string | undefined {
  if (node.type !== 'JSXAttribute') return undefined;
  const { name, value } = node as Ast.JSXAttribute;
  return name.name === 'id' && value?.type === 'StringLiteral' ? value.value : undefined;
}
