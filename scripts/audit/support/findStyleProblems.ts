import postcss, { type AtRule, type ChildNode } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { compat, type Feature, getUnsupportedBrowsers } from './browserTargets';
import { progressiveFeatures } from './progressiveFeatures';

export type Problem = { offset: number; problem: string };

const { 'at-rules': atRules, properties, selectors, types } = compat.css as unknown as Feature;
const functions = collectFunctions(types);

/** Finds CSS features outside `@supports` that a target browser lacks. */
export function findStyleProblems(css: string): Problem[] {
  const found: Problem[] = [];
  postcss.parse(css).walk((node) => {
    if (isInside(node, /^supports$/)) return;
    for (const problem of getProblems(node)) found.push({ offset: node.source?.start?.offset ?? 0, problem });
  });
  return found;
}

function getProblems(node: ChildNode): string[] {
  if (node.type === 'atrule') return getAtRuleProblems(node);
  if (node.type === 'rule') return isInside(node, /keyframes$/) ? [] : getSelectorProblems(node.selector);
  if (node.type !== 'decl') return [];
  return [...getPropertyProblems(node.prop, node.value), ...getValueProblems(node.value)];
}

function getAtRuleProblems({ name, params }: AtRule): string[] {
  const problems = reportUnsupported('atRules', name, atRules?.[name], `@${name}`);
  if (name !== 'media') return problems;
  const range = /[<>]/.test(params)
    ? reportUnsupported('atRules', 'range', atRules?.media?.range_syntax, `the range in "${params}"`)
    : [];
  const features = [...params.matchAll(/\((?:min-|max-)?([a-z-]+)/g)].flatMap(([, feature = '']) =>
    reportUnsupported('atRules', feature, atRules?.media?.[feature], `the media feature ${feature}`),
  );
  return [...problems, ...range, ...features];
}

/** Browsers drop a whole rule for one unknown selector, so an optional selector must be the only one of its rule. */
function getSelectorProblems(selector: string): string[] {
  const found: string[] = [];
  const list = parseSelector().astSync(selector);
  const shown = `"${selector.slice(0, 60)}"`;
  list.walkPseudos(({ value }) => {
    const name = value.replace(/^::?/, '');
    const problems = getUnsupportedBrowsers(selectors?.[name]?.__compat);
    if (problems.length > 0 && (list.nodes.length > 1 || !(name in progressiveFeatures.selectors))) {
      found.push(`${value} is missing in ${problems.join(', ')}, which drops the whole rule ${shown}.`);
    }
  });
  list.walkNesting(() => {
    found.push(...reportUnsupported('selectors', 'nesting', selectors?.nesting, `the nested rule ${shown}`));
  });
  return found;
}

function getPropertyProblems(property: string, value: string): string[] {
  if (property.startsWith('-') || property in progressiveFeatures.properties) return [];
  const known = properties?.[property];
  const label = `${property}: ${value}`;
  const isKeyword = /^[a-z-]+$/.test(value);
  return [
    ...reportUnsupported('properties', property, known, property),
    ...(isKeyword ? reportUnsupported('values', label, known?.[value], label) : []),
  ];
}

function getValueProblems(value: string): string[] {
  const named = [...value.matchAll(/([a-z][\w-]*)\(/gi)].flatMap(([, name = '']) =>
    reportUnsupported('values', name, functions.get(name), `${name}()`),
  );
  const isDynamic = /\d[dsl]v(?:[hwbi]|min|max)\b/.test(value);
  const units = types?.length?.viewport_percentage_units_dynamic;
  return [
    ...named,
    ...(isDynamic ? reportUnsupported('values', 'dvh', units, `the unit in "${value}"`) : []),
  ];
}

function reportUnsupported(
  kind: keyof typeof progressiveFeatures,
  name: string,
  feature: Feature | undefined,
  words: string,
): string[] {
  const problems = name in progressiveFeatures[kind] ? [] : getUnsupportedBrowsers(feature?.__compat);
  return problems.length > 0 ? [`${words} is missing in ${problems.join(', ')}.`] : [];
}

/** True if a node is inside an at-rule whose name matches. */
function isInside(node: ChildNode, name: RegExp): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && name.test((parent as AtRule).name)) return true;
  }
  return false;
}

/** Collects the functions of CSS values by name: `light-dark`. */
function collectFunctions(
  feature: Feature | undefined,
  found = new Map<string, Feature>(),
): Map<string, Feature> {
  for (const [name, inner] of Object.entries<Feature>(feature ?? {})) {
    if (name === '__compat') continue;
    if (inner.__compat) found.set(name, inner);
    collectFunctions(inner, found);
  }
  return found;
}
