import type { Code, Heading, List, Nodes, Parents, Root, RootContent } from 'mdast';
import { errorAt, type Issue, warningAt } from '../Rule';
import { getRange } from './findUnrenderedSyntax';

/** Reports Markdown elements created by accident, and content that is not rendered. */
export function findUnintendedNodes(tree: Root, source: string): Issue[] {
  const issues: Issue[] = [];
  const references = collectReferences(tree);
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    issues.push(...inspect(node, source, references));
    if (node.type === 'list' && parent) issues.push(...inspectList(node, parent, source));
    if (!('children' in node) || node.type === 'link') return;
    issues.push(...findUnderIndented(node));
    for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  return issues;
}

function inspect(node: Nodes, source: string, references: Set<string>): Issue[] {
  const [start, end] = getRange(node);
  const nodeSource = source.slice(start, end);
  switch (node.type) {
    case 'code':
      return inspectCode(node, source);
    case 'heading':
      return inspectHeading(node, nodeSource, start);
    case 'break':
      return nodeSource.startsWith(' ') ? [warningAt(start, 'markdown.lineBreak')] : [];
    case 'delete':
      return /^\d~+\d/.test(source.slice(start - 1)) ? [warningAt(start, 'markdown.strikethroughRange')] : [];
    case 'text':
      return findBareUrl(nodeSource, start);
    case 'emphasis':
    case 'strong':
      if (/^__[a-z]\w*__$/.test(nodeSource))
        return [warningAt(start, 'markdown.underscoreName', { name: nodeSource })];
      return /^\d\*+\d/.test(source.slice(start - 1)) ? [warningAt(start, 'markdown.multiplication')] : [];
    case 'blockquote':
      return /^>[=\d]/.test(nodeSource) ? [warningAt(start, 'markdown.greaterThan')] : [];
    case 'link':
      return hasContent(node) ? [] : [errorAt(start, 'markdown.emptyLink')];
    case 'definition':
    case 'footnoteDefinition': {
      // If a label is defined several times, Markdown uses the first definition.
      const isUsed = references.delete(`${node.type}:${node.identifier}`);
      return isUsed
        ? []
        : [errorAt(start, node.type === 'definition' ? 'markdown.unusedLink' : 'markdown.unusedNote')];
    }
    default:
      return [];
  }
}

/** Reports a URL or an email address that is not a link, because it is not in angle brackets. */
function findBareUrl(text: string, start: number): Issue[] {
  const address =
    /(?<![\w/.@-])(?:https?:\/\/|www\.)[^\s<>“”"（），。、；：！？》」』】]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/i.exec(
      text,
    );
  if (!address) return [];
  const written = address[0].replace(/[.,;:!?'*_)\]}]+$/, '');
  const scheme = /^www\./i.test(written) ? 'https://' : '';
  return [warningAt(start + address.index, 'markdown.bareUrl', { url: `<${scheme}${written}>` })];
}

function inspectCode(node: Code, source: string): Issue[] {
  const [start, end] = getRange(node);
  const lines = source.slice(start, end).split(/\r?\n/);
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0]?.trimStart() ?? '') ?? [];
  if (fence === undefined || node.value.startsWith(fence)) return [warningAt(start, 'markdown.indentedCode')];
  // In block quotes and lists, the closing fence follows `>` or spaces.
  const lastLine = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const isClosed = lastLine.length >= fence.length && lastLine === (fence[0] ?? '').repeat(lastLine.length);
  return isClosed ? [] : [errorAt(start, 'markdown.unclosedCode', { fence })];
}

function inspectHeading(node: Heading, nodeSource: string, start: number): Issue[] {
  if (!nodeSource.startsWith('#')) return [warningAt(start, 'markdown.underlinedHeading')];
  return hasContent(node) ? [] : [warningAt(start, 'markdown.emptyHeading')];
}

/** True if a node contains text, code, or an image with a description. */
function hasContent(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasContent);
  if (node.type === 'image' || node.type === 'imageReference') return Boolean(node.alt);
  return 'value' in node && node.type !== 'html' && node.value.trim() !== '';
}

/** Reports item numbers that the page shows differently, and sentences that start with a year and become list items. */
function inspectList(list: List, parent: Parents, source: string): Issue[] {
  if (!list.ordered) return [];
  const siblings = parent.children as RootContent[];
  const previousList = siblings.slice(0, siblings.indexOf(list)).findLast(isOrdered);
  const nextNumber = (previousList?.start ?? 1) + (previousList?.children.length ?? 0);
  const numbers = list.children.map((item) => Number.parseInt(source.slice(...getRange(item)), 10));
  const [first = 1] = numbers;
  const [start] = getRange(list);
  if (first > 1 && first !== nextNumber) return [warningAt(start, 'markdown.startNumber', { first })];
  const wrongIndex = numbers.findIndex((number, index) => number !== first + index);
  const isUniform = numbers.every((number) => number === first);
  const item = list.children[wrongIndex];
  if (!item || isUniform) return [];
  const values = { number: numbers[wrongIndex] ?? 0, shown: first + wrongIndex };
  return [warningAt(getRange(item)[0], 'markdown.itemNumber', values)];
}

function isOrdered(node: RootContent): node is List {
  return node.type === 'list' && node.ordered === true;
}

/** Reports a block that is indented further than the list item above it, but less than the text of that item. */
function findUnderIndented(parent: Parents): Issue[] {
  const children = parent.children as RootContent[];
  const getColumn = (node: Nodes | undefined) => node?.position?.start.column ?? 1;
  return children.flatMap((node, index) => {
    const previous = children[index - 1];
    const isCandidate = node.type === 'listItem' || previous?.type === 'list';
    if (!previous || !isCandidate || getColumn(node) <= getColumn(previous)) return [];
    const item = previous.type === 'list' ? previous.children.at(-1) : previous;
    const [itemText] = item && 'children' in item ? item.children : [];
    const missingSpaces = getColumn(itemText ?? item) - getColumn(node);
    if (missingSpaces <= 0) return [];
    const id = missingSpaces === 1 ? 'underIndentedByOne' : 'underIndented';
    return [warningAt(getRange(node)[0], `markdown.${id}`, { missingSpaces })];
  });
}

/** Collects the labels that links, images and footnotes refer to, with the type of their definitions. */
function collectReferences(tree: Root): Set<string> {
  const references = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      references.add(`definition:${node.identifier}`);
    }
    if (node.type === 'footnoteReference') references.add(`footnoteDefinition:${node.identifier}`);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return references;
}
