import { type Node, parse } from 'acorn';
import { compat, type Feature, lacking } from './floor';
import { progressive } from './progressive';
import type { Problem } from './styleProblems';

/** What scripts call methods of without naming it. Other objects have methods that libraries have too: `run`, `subscribe`. */
const COMMON = [
  ...['Array', 'TypedArray', 'ArrayBuffer', 'String', 'Map', 'Set', 'Iterator', 'Promise', 'Date', 'RegExp'],
  ...[
    'AbortSignal',
    'Blob',
    'CSSStyleSheet',
    'CustomElementRegistry',
    'Document',
    'DOMTokenList',
    'Element',
    'Event',
  ],
  ...['EventTarget', 'FormData', 'Headers', 'History', 'HTMLDialogElement', 'HTMLElement', 'HTMLFormElement'],
  ...[
    'HTMLInputElement',
    'HTMLSelectElement',
    'Navigator',
    'Node',
    'Range',
    'Request',
    'Response',
    'Selection',
  ],
  ...['ShadowRoot', 'Storage', 'URL', 'URLSearchParams', 'ViewTransition', 'Window'],
];

const builtins = compat.javascript.builtins as unknown as Feature;
const apis = compat.api as unknown as Feature;
const { methods, globals } = collect();

type AnyNode = Node & Record<string, unknown>;

/**
 * What a script uses that a browser of the floor lacks: syntax, globals, static and inherited methods. A name that the
 * script also asks about (`"x" in y`, `typeof x`, `y.x?.()`, `if (y.x)`) is guarded.
 */
export function scriptProblems(code: string): Problem[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: 2022, sourceType: 'module', allowReturnOutsideFunction: true });
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    return [{ offset: pos, problem: `Its syntax is later than 2022, or wrong: ${message}.` }];
  }
  const nodes = nodesOf(program as AnyNode);
  const guards = new Set(nodes.flatMap(guardedBy));
  const declared = new Set(nodes.flatMap(declaredBy));
  return nodes.flatMap((node) =>
    usesOf(node, declared)
      .filter(({ name }) => !guards.has(name) && !(name in progressive.scripts))
      .map(({ name, missing }) => ({
        offset: node.start,
        problem: `${name} is missing in ${missing.join(', ')}.`,
      })),
  );
}

type Use = { name: string; missing: string[] };

function usesOf(node: AnyNode, declared: Set<string>): Use[] {
  const use = (name: string, missing: string[]) => (missing.length > 0 ? [{ name, missing }] : []);
  if (node.type === 'StaticBlock') return [{ name: 'a static block', missing: ['safari 15.4'] }];
  if (node.type === 'Literal' && node.regex) {
    const { pattern } = node.regex as { pattern: string };
    return /\(\?<[=!]/.test(pattern) ? [{ name: 'a lookbehind', missing: ['safari 15.4'] }] : [];
  }
  const callee =
    node.type === 'CallExpression' || node.type === 'NewExpression' ? (node.callee as AnyNode) : undefined;
  if (!callee) return [];
  if (callee.type === 'Identifier' && !declared.has(callee.name as string)) {
    return use(callee.name as string, globals.get(callee.name as string) ?? []);
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || node.optional) return [];
  const name = (callee.property as AnyNode).name as string;
  const object = callee.object as AnyNode;
  const owner =
    object.type === 'Identifier' && !declared.has(object.name as string) ? (object.name as string) : '';
  const holder = apis[owner] ?? builtins[owner];
  const own = holder?.[`${name}_static`] ?? holder?.[name];
  if (own) return use(name, lacking(own.__compat));
  if (['window', 'self', 'globalThis'].includes(owner)) return use(name, globals.get(name) ?? []);
  return use(name, methods.get(name) ?? []);
}

/** The names that a node asks about, and does not simply use. */
function guardedBy(node: AnyNode): string[] {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return [String((node.left as AnyNode).value)];
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return namesIn(node.argument as AnyNode);
  if (node.type === 'CallExpression' && node.optional) return namesIn(node.callee as AnyNode);
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return namesIn(node.test as AnyNode);
  return node.type === 'LogicalExpression' ? namesIn(node.left as AnyNode) : [];
}

function namesIn(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name as string];
  if (node.type === 'MemberExpression') return namesIn(node.property as AnyNode);
  if (node.type === 'UnaryExpression') return namesIn(node.argument as AnyNode);
  if (node.type === 'LogicalExpression')
    return [...namesIn(node.left as AnyNode), ...namesIn(node.right as AnyNode)];
  return [];
}

function declaredBy(node: AnyNode): string[] {
  const patterns = [node.id, node.local, node.param, ...((node.params as AnyNode[]) ?? [])] as (
    | AnyNode
    | undefined
  )[];
  return patterns.flatMap((pattern) =>
    pattern
      ? nodesOf(pattern).flatMap((inner) => (inner.type === 'Identifier' ? [inner.name as string] : []))
      : [],
  );
}

function nodesOf(root: AnyNode): AnyNode[] {
  const found: AnyNode[] = [root];
  for (let index = 0; index < found.length; index += 1) {
    for (const value of Object.values(found[index] as AnyNode)) {
      for (const inner of [value].flat()) {
        if (inner && typeof (inner as AnyNode).type === 'string') found.push(inner as AnyNode);
      }
    }
  }
  return found;
}

/** Globals, and methods by name alone: one counts as missing where every object that has it lacks it. */
function collect() {
  const methods = new Map<string, string[]>();
  const late = new Set<string>();
  const globals = new Map<string, string[]>();
  for (const [owner, holder] of Object.entries<Feature>({ ...builtins, ...apis } as Record<
    string,
    Feature
  >)) {
    globals.set(owner, lacking(holder.__compat));
    if (/^[a-z]/.test(owner)) continue;
    for (const [key, member] of Object.entries(holder as Record<string, Feature>)) {
      if (key === '__compat' || key.endsWith('_static') || key.endsWith('_event')) continue;
      const missing = lacking(member.__compat);
      if (COMMON.includes(owner) && missing.length > 0) late.add(key);
      if (owner === 'Window') globals.set(key, missing);
      const before = methods.get(key);
      if (before === undefined || missing.length < before.length) methods.set(key, missing);
    }
  }
  for (const name of methods.keys()) if (!late.has(name)) methods.delete(name);
  return { methods, globals };
}
