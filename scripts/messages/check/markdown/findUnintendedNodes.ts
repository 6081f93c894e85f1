import type { Code, Heading, List, Nodes, Parents, Root, RootContent } from 'mdast';
import { getRange } from './readPrintedBlocks';
import { errorSlip, type Slip, warningSlip } from './Slip';

/** Reports constructs that the characters of a text form by accident, and content that is rendered nowhere. */
export function findUnintendedNodes(tree: Root, source: string): Slip[] {
  const slips: Slip[] = [];
  const references = collectReferences(tree);
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    slips.push(...inspect(node, source, references));
    if (node.type === 'list' && parent) slips.push(...inspectList(node, parent, source));
    if (!('children' in node)) return;
    slips.push(...findShallow(node));
    for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  return slips;
}

function inspect(node: Nodes, source: string, references: Set<string>): Slip[] {
  const [start, end] = getRange(node);
  const written = source.slice(start, end);
  switch (node.type) {
    case 'code':
      return inspectCode(node, source);
    case 'heading':
      return inspectHeading(node, written, start);
    case 'break':
      return written.startsWith(' ') ? [warningSlip(start, ...BREAK)] : [];
    case 'delete':
      return /^\d~+\d/.test(source.slice(start - 1)) ? [warningSlip(start, ...RANGE)] : [];
    case 'emphasis':
    case 'strong':
      return /^\d\*+\d/.test(source.slice(start - 1)) ? [warningSlip(start, ...PRODUCT)] : [];
    case 'blockquote':
      return /^>[=\d]/.test(written) ? [warningSlip(start, ...GREATER)] : [];
    case 'link':
      return hasContent(node) ? [] : [errorSlip(start, ...EMPTY_LINK)];
    case 'definition':
    case 'footnoteDefinition': {
      // The first definition of several wins.
      const isUsed = references.delete(`${node.type}:${node.identifier}`);
      return isUsed ? [] : [errorSlip(start, ...(node.type === 'definition' ? UNUSED_LINK : UNUSED_NOTE))];
    }
    default:
      return [];
  }
}

type Text = [problem: string, remedy: string];

const BREAK: Text = [
  'The spaces at the end of this line break it.',
  'Delete them, or write \\ in their place if the break is meant.',
];
const RANGE: Text = ['The page strikes out the text between these ~~.', 'For a range write one ~ or –.'];
const PRODUCT: Text = [
  'These * are read as emphasis and not shown.',
  'Write a backslash before each: \\*. For a product write ×.',
];
const GREATER: Text = ['This > begins a quotation and is not shown.', 'Write \\> for “greater than”.'];
const EMPTY_LINK: Text = ['This link has no text, so nobody sees it.', 'Write the text between [ and ].'];
const UNUSED_LINK: Text = [
  'This line is not shown: […]: at its beginning makes it the address of a link, and nothing refers to it or an earlier line has the same name.',
  'Write \\[ for a bracket that is to be shown, or delete the line.',
];
const UNUSED_NOTE: Text = [
  'This footnote is not shown: nothing refers to it, or an earlier one has the same mark.',
  'Write its mark where it belongs in the text, or delete the line.',
];

function inspectCode(node: Code, source: string): Slip[] {
  const [start, end] = getRange(node);
  const lines = source.slice(start, end).split(/\r?\n/);
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0]?.trimStart() ?? '') ?? [];
  if (fence === undefined || node.value.startsWith(fence)) {
    const remedy = 'Delete the spaces or the tab. For code write a line ``` above and below it.';
    return [warningSlip(start, 'Four spaces or a tab before this line make it code.', remedy)];
  }
  // In quotations and lists a line has the marks of these before the fence.
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const isClosed = last.length >= fence.length && last === (fence[0] ?? '').repeat(last.length);
  const problem = 'This block of code is not closed, so everything below it shows as code.';
  const remedy = `Write a line ${fence}, and nothing else on it, after its last line.`;
  return isClosed ? [] : [errorSlip(start, problem, remedy)];
}

function inspectHeading(node: Heading, written: string, start: number): Slip[] {
  if (!written.startsWith('#')) {
    const problem = 'The line of dashes or equals signs below this text makes it a heading.';
    const remedy =
      'Put an empty line between them for a rule. For a heading write ## before it, and delete the line.';
    return [warningSlip(start, problem, remedy)];
  }
  return hasContent(node)
    ? []
    : [warningSlip(start, 'This heading has no text.', 'Write one, or delete it.')];
}

/** True if a node shows anything: text, code, or a picture with a description. */
function hasContent(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasContent);
  if (node.type === 'image' || node.type === 'imageReference') return Boolean(node.alt);
  return 'value' in node && node.type !== 'html' && node.value.trim() !== '';
}

/** Reports numbers that the page does not show as written, such as a year at the beginning of a sentence. */
function inspectList(list: List, parent: Parents, source: string): Slip[] {
  if (!list.ordered) return [];
  const siblings = parent.children as RootContent[];
  const before = siblings.slice(0, siblings.indexOf(list)).findLast(isOrdered);
  const next = (before?.start ?? 1) + (before?.children.length ?? 0);
  const numbers = list.children.map((item) => Number.parseInt(source.slice(...getRange(item)), 10));
  const [first = 1] = numbers;
  const [start] = getRange(list);
  if (first > 1 && first !== next) {
    const remedy = `If it is a sentence, write ${first}\\. with a backslash before the full stop.`;
    return [
      warningSlip(
        start,
        `The number ${first} at the beginning of this line makes it an item of a list.`,
        remedy,
      ),
    ];
  }
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  const isUniform = numbers.every((number) => number === first);
  const item = list.children[wrong];
  if (!item || isUniform) return [];
  const problem = `This item is written ${numbers[wrong]}, but the page shows ${first + wrong}.`;
  return [warningSlip(getRange(item)[0], problem, 'Number the items one after another.')];
}

function isOrdered(node: RootContent): node is List {
  return node.type === 'list' && node.ordered === true;
}

/** Reports a block after an item that is indented further than the item's mark, but not as far as its text. */
function findShallow(parent: Parents): Slip[] {
  const children = parent.children as RootContent[];
  const column = (node: Nodes | undefined) => node?.position?.start.column ?? 1;
  return children.flatMap((node, index) => {
    const before = children[index - 1];
    const isCandidate = node.type === 'listItem' || before?.type === 'list';
    if (!before || !isCandidate || column(node) <= column(before)) return [];
    const item = before.type === 'list' ? before.children.at(-1) : before;
    const [text] = item && 'children' in item ? item.children : [];
    const missing = column(text ?? item) - column(node);
    if (missing <= 0) return [];
    const problem = 'This is indented, but not as far as the text of the item above, so it is no part of it.';
    const remedy = `Put ${missing} more ${missing === 1 ? 'space' : 'spaces'} before it, or none at all.`;
    return [warningSlip(getRange(node)[0], problem, remedy)];
  });
}

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
