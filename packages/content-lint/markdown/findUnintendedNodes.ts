import type { Code, Heading, List, Nodes, Parents, Root, RootContent } from 'mdast';
import { createMarkdownError, createMarkdownWarning, type MarkdownIssue } from './MarkdownIssue';
import { getRange } from './readVisibleBlocks';

/** Reports Markdown elements created by accident, and content that is not rendered. */
export function findUnintendedNodes(tree: Root, source: string): MarkdownIssue[] {
  const issues: MarkdownIssue[] = [];
  const references = collectReferences(tree);
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    issues.push(...inspect(node, source, references));
    if (node.type === 'list' && parent) issues.push(...inspectList(node, parent, source));
    if (!('children' in node)) return;
    issues.push(...findUnderIndented(node));
    for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  return issues;
}

function inspect(node: Nodes, source: string, references: Set<string>): MarkdownIssue[] {
  const [start, end] = getRange(node);
  const nodeSource = source.slice(start, end);
  switch (node.type) {
    case 'code':
      return inspectCode(node, source);
    case 'heading':
      return inspectHeading(node, nodeSource, start);
    case 'break':
      return nodeSource.startsWith(' ') ? [createMarkdownWarning(start, ...LINE_BREAK)] : [];
    case 'delete':
      return /^\d~+\d/.test(source.slice(start - 1))
        ? [createMarkdownWarning(start, ...STRIKETHROUGH_RANGE)]
        : [];
    case 'emphasis':
    case 'strong':
      return /^\d\*+\d/.test(source.slice(start - 1))
        ? [createMarkdownWarning(start, ...MULTIPLICATION)]
        : [];
    case 'blockquote':
      return /^>[=\d]/.test(nodeSource) ? [createMarkdownWarning(start, ...GREATER_THAN)] : [];
    case 'link':
      return hasContent(node) ? [] : [createMarkdownError(start, ...EMPTY_LINK)];
    case 'definition':
    case 'footnoteDefinition': {
      // If a label is defined several times, Markdown uses the first definition.
      const isUsed = references.delete(`${node.type}:${node.identifier}`);
      return isUsed
        ? []
        : [createMarkdownError(start, ...(node.type === 'definition' ? UNUSED_LINK : UNUSED_NOTE))];
    }
    default:
      return [];
  }
}

type Explanation = [problem: string, remedy: string];

const LINE_BREAK: Explanation = [
  'Two or more spaces at the end of this line create a line break.',
  'Delete them. If you want the line break, write \\ instead.',
];
const STRIKETHROUGH_RANGE: Explanation = [
  'The text between these ~~ is rendered as strikethrough.',
  'For a range, write a single ~ or –.',
];
const MULTIPLICATION: Explanation = [
  'These * are treated as emphasis and not shown.',
  'Write a backslash before each one: \\*. For a multiplication, write ×.',
];
const GREATER_THAN: Explanation = [
  'This > starts a block quote and is not shown.',
  'For “greater than”, write \\>.',
];
const EMPTY_LINK: Explanation = [
  'This link has no text, so it is invisible.',
  'Write the link text between [ and ].',
];
const UNUSED_LINK: Explanation = [
  'This line is not shown: “[…]:” at its start makes it a link definition, which is unused or repeats an earlier label.',
  'If the bracket is part of the text, write \\[. Otherwise delete the line.',
];
const UNUSED_NOTE: Explanation = [
  'This footnote is not shown: no text refers to it, or an earlier footnote has the same label.',
  'Add its label [^…] to the text, or delete the line.',
];

function inspectCode(node: Code, source: string): MarkdownIssue[] {
  const [start, end] = getRange(node);
  const lines = source.slice(start, end).split(/\r?\n/);
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0]?.trimStart() ?? '') ?? [];
  if (fence === undefined || node.value.startsWith(fence)) {
    const problem = 'Four spaces or a tab before this line make it a code block.';
    const remedy =
      'Delete the spaces or the tab. For a code block, write ``` on the lines above and below it.';
    return [createMarkdownWarning(start, problem, remedy)];
  }
  // In block quotes and lists, the closing fence follows `>` or spaces.
  const lastLine = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const isClosed = lastLine.length >= fence.length && lastLine === (fence[0] ?? '').repeat(lastLine.length);
  const problem = 'This code block is not closed, so everything below it is rendered as code.';
  const remedy = `Add a line containing only ${fence} after the code.`;
  return isClosed ? [] : [createMarkdownError(start, problem, remedy)];
}

function inspectHeading(node: Heading, nodeSource: string, start: number): MarkdownIssue[] {
  if (!nodeSource.startsWith('#')) {
    const problem = 'The dashes or equals signs below this text make it a heading.';
    const remedy =
      'For a horizontal rule, put an empty line between them. For a heading, write ## before the text and delete the line below.';
    return [createMarkdownWarning(start, problem, remedy)];
  }
  return hasContent(node)
    ? []
    : [createMarkdownWarning(start, 'This heading is empty.', 'Write its text, or delete it.')];
}

/** True if a node contains text, code, or an image with a description. */
function hasContent(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasContent);
  if (node.type === 'image' || node.type === 'imageReference') return Boolean(node.alt);
  return 'value' in node && node.type !== 'html' && node.value.trim() !== '';
}

/** Reports item numbers that the page shows differently, and sentences that start with a year and become list items. */
function inspectList(list: List, parent: Parents, source: string): MarkdownIssue[] {
  if (!list.ordered) return [];
  const siblings = parent.children as RootContent[];
  const previousList = siblings.slice(0, siblings.indexOf(list)).findLast(isOrdered);
  const nextNumber = (previousList?.start ?? 1) + (previousList?.children.length ?? 0);
  const numbers = list.children.map((item) => Number.parseInt(source.slice(...getRange(item)), 10));
  const [first = 1] = numbers;
  const [start] = getRange(list);
  if (first > 1 && first !== nextNumber) {
    const problem = `The number ${first} at the start of this line makes it a list item.`;
    const remedy = `If this is a sentence, write ${first}\\. with a backslash before the full stop.`;
    return [createMarkdownWarning(start, problem, remedy)];
  }
  const wrongIndex = numbers.findIndex((number, index) => number !== first + index);
  const isUniform = numbers.every((number) => number === first);
  const item = list.children[wrongIndex];
  if (!item || isUniform) return [];
  const problem = `This item is numbered ${numbers[wrongIndex]}, but the page shows ${first + wrongIndex}.`;
  return [createMarkdownWarning(getRange(item)[0], problem, 'Number the items consecutively.')];
}

function isOrdered(node: RootContent): node is List {
  return node.type === 'list' && node.ordered === true;
}

/** Reports a block that is indented further than the list item above it, but less than the text of that item. */
function findUnderIndented(parent: Parents): MarkdownIssue[] {
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
    const problem =
      'This is indented less than the text of the list item above, so it is not part of that item.';
    const remedy = `Indent it by ${missingSpaces} more ${missingSpaces === 1 ? 'space' : 'spaces'}, or not at all.`;
    return [createMarkdownWarning(getRange(node)[0], problem, remedy)];
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
