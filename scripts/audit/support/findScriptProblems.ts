import { type AnyNode, type Expression, type PrivateIdentifier, parse, type Super } from 'acorn';
import { compat, type Feature, getUnsupportedBrowsers } from './browserTargets';
import type { Problem } from './findStyleProblems';
import { progressiveFeatures } from './progressiveFeatures';

/** Types whose methods are checked by name alone. Methods of other types (`run`, `subscribe`) also exist in libraries. */
const COMMON_OWNERS = `Array TypedArray ArrayBuffer String Map Set Iterator Promise Date RegExp
  AbortSignal Blob CSSStyleSheet CustomElementRegistry Document DOMTokenList Element Event EventTarget FormData Headers
  History HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement Navigator Node Range Request
  Response Selection ShadowRoot Storage URL URLSearchParams ViewTransition Window`.split(/\s+/);

const objects = { ...compat.javascript.builtins, ...compat.api } as unknown as Record<string, Feature>;
const { methods, globals } = collectFeatures();

/**
 * Finds syntax, globals, static and instance methods that a target browser lacks. Names with a feature check in the same
 * script (`"x" in y`, `typeof x`, `y.x?.()`, `if (y.x)`) are not reported.
 */
export function findScriptProblems(code: string): Problem[] {
  let nodes: AnyNode[];
  try {
    nodes = flattenNodes(
      parse(code, { ecmaVersion: 2022, sourceType: 'module', allowReturnOutsideFunction: true }),
    );
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    return [{ offset: pos, problem: `Invalid syntax, or newer than ES2022: ${message}.` }];
  }
  const guards = new Set(nodes.flatMap(getGuardedNames));
  const declared = new Set(nodes.flatMap(getDeclaredNames));
  return nodes.flatMap((node) => {
    const { name, missing } = getUnsupportedUse(node, declared) ?? { name: '', missing: [] };
    if (missing.length === 0 || guards.has(name) || name in progressiveFeatures.scripts) return [];
    return { offset: node.start, problem: `${name} is missing in ${missing.join(', ')}.` };
  });
}

/** Returns the name that a node uses and the browsers that lack it. */
function getUnsupportedUse(
  node: AnyNode,
  declared: Set<string>,
): { name: string; missing: string[] } | undefined {
  if (node.type === 'StaticBlock') return { name: 'a static block', missing: ['safari 15.4'] };
  if (node.type === 'Literal' && /\(\?<[=!]/.test(node.regex?.pattern ?? '')) {
    return { name: 'a lookbehind', missing: ['safari 15.4'] };
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  const isGlobal = (object: AnyNode) => object.type === 'Identifier' && !declared.has(object.name);
  if (callee.type === 'Identifier') {
    return { name: callee.name, missing: (isGlobal(callee) && globals.get(callee.name)) || [] };
  }
  const isOptionalCall = 'optional' in node && node.optional;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || isOptionalCall)
    return undefined;
  const [name] = getNames(callee.property);
  if (name === undefined) return undefined;
  const owner = callee.object.type === 'Identifier' && isGlobal(callee.object) ? callee.object.name : '';
  const ownFeature = objects[owner]?.[`${name}_static`] ?? objects[owner]?.[name];
  const isWindow = ['window', 'self', 'globalThis'].includes(owner);
  const inherited = (isWindow ? globals : methods).get(name) ?? [];
  return { name, missing: ownFeature ? getUnsupportedBrowsers(ownFeature.__compat) : inherited };
}

/** Returns the names that a node checks for existence. */
function getGuardedNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator === 'in' && 'value' in node.left ? [String(node.left.value)] : [];
    case 'UnaryExpression':
      return node.operator === 'typeof' ? getNames(node.argument) : [];
    case 'CallExpression':
      return node.optional ? getNames(node.callee) : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return getNames(node.test);
    case 'LogicalExpression':
      return getNames(node.left);
    default:
      return [];
  }
}

function getNames(node: Expression | PrivateIdentifier | Super): string[] {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [node.name];
    case 'MemberExpression':
      return getNames(node.property);
    case 'UnaryExpression':
      return getNames(node.argument);
    case 'LogicalExpression':
      return [...getNames(node.left), ...getNames(node.right)];
    default:
      return [];
  }
}

/** Returns the names of variables, functions, classes, parameters and imports that a node declares. */
function getDeclaredNames(node: AnyNode): string[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (['id', 'local', 'param', 'params'].includes(key) ? value : []))
    .filter(isNode)
    .flatMap(flattenNodes)
    .flatMap((inner) => (inner.type === 'Identifier' ? inner.name : []));
}

/** Returns a node and its descendants. */
function flattenNodes(root: AnyNode): AnyNode[] {
  const found = [root];
  // Iterating an array also visits the items that are added during the iteration.
  for (const node of found) found.push(...Object.values(node).flat().filter(isNode));
  return found;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Collects the browsers that lack each global and each method. Methods are identified by name alone, so a method counts
 * as missing only if it is missing on every type that defines it.
 */
function collectFeatures() {
  const methods = new Map<string, string[]>();
  const newMethods = new Set<string>();
  const globals = new Map<string, string[]>();
  for (const [owner, ownerFeature] of Object.entries(objects)) {
    globals.set(owner, getUnsupportedBrowsers(ownerFeature.__compat));
    if (/^[a-z]/.test(owner)) continue;
    for (const [key, member] of Object.entries<Feature>(ownerFeature)) {
      if (key === '__compat' || key.endsWith('_static') || key.endsWith('_event')) continue;
      const missing = getUnsupportedBrowsers(member.__compat);
      if (COMMON_OWNERS.includes(owner) && missing.length > 0) newMethods.add(key);
      if (owner === 'Window') globals.set(key, missing);
      const before = methods.get(key);
      if (before === undefined || missing.length < before.length) methods.set(key, missing);
    }
  }
  return { methods: new Map([...methods].filter(([name]) => newMethods.has(name))), globals };
}
