import { SaxesParser, type SaxesTagNS } from 'saxes';
import { findAttributeProblem, hasExternalReference, isAllowedElement } from './allowedContent';
import { getSvgSize } from './getSvgSize';

/** A problem in a drawing, with its offset in the file. */
export type DrawingProblem = { offset: number; problem: string; remedy: string };

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const EXPORT_AGAIN = 'Export it again as plain SVG from the drawing program.';
const SAVE_AS_UTF8 = 'Save it as "UTF-8", and write encoding="UTF-8" in the first line.';

/** A document type as browsers parse it, without `<!DOCTYPE`. */
const DOCTYPE = /^\s+[^\s"'[\]]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*$/;

/** Encodings in which an ASCII-only file has the same bytes as in UTF-8. */
const ASCII_COMPATIBLE =
  /^(?:(?:us-)?ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5|shift_jis|euc-\w+)$/i;

/**
 * Finds problems in an SVG file. Scripts in it do not run on pages, which embed it as an image, but they
 * would run with the site's origin if a visitor opened the file's URL.
 */
export function findDrawingProblems(source: string): DrawingProblem[] {
  // Before the first tag, a file in UTF-16 has U+FFFD and \0 when it is read as UTF-8; this is reported below.
  if (!/^[\uFEFF\uFFFD\0\s]*</.test(source)) {
    const remedy =
      'If it is a photo, restore its extension (.jpg, .png, .webp or .avif), also in the messages.';
    return [{ offset: 0, problem: 'This file is not an SVG drawing, despite its extension.', remedy }];
  }
  const invalidIndex = source.search(/[\0\uFFFD]/);
  if (invalidIndex >= 0)
    return [{ offset: invalidIndex, problem: 'The file is not saved as UTF-8.', remedy: SAVE_AS_UTF8 }];
  const problems: DrawingProblem[] = [];
  let depth = 0;
  /** The text of the open `<style>`, which comments and CDATA sections can divide; undefined outside. */
  let style: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (problem: string, remedy = 'Remove it, or export the drawing again as plain SVG.') => {
    // The offset is the start of the last tag before the parser's position.
    problems.push({ offset: Math.max(0, source.lastIndexOf('<', parser.position - 1)), problem, remedy });
  };
  const collectText = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on('error', ({ message }) => {
    if (problems.length === 0) report(`The file is not well-formed XML (${message}).`, EXPORT_AGAIN);
  });
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0') report(`Some browsers do not support XML ${version}.`, 'Write version="1.0".');
    const isAscii = ASCII_COMPATIBLE.test(encoding) && /^[\0-\x7f]*$/.test(source);
    if (!isAscii && !/^utf-?8$/i.test(encoding))
      report(`The file is saved as UTF-8, but its first line declares ${encoding}.`, SAVE_AS_UTF8);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('The file defines XML entities.', EXPORT_AGAIN);
    else if (!DOCTYPE.test(text)) report('The <!DOCTYPE> is not well-formed XML.', 'Delete it.');
  });
  parser.on('processinginstruction', ({ target }) =>
    report(`The file contains a processing instruction (<?${target}?>).`),
  );
  parser.on('opentag', (tag) => {
    if (depth === 0) for (const problem of findRootProblems(source, tag)) report(problem, EXPORT_AGAIN);
    depth += 1;
    // A style has only text.
    const isAllowed = depth === 1 || (isAllowedElement(tag) && style === undefined);
    if (tag.local === 'style') style ??= '';
    const problem = isAllowed
      ? Object.values(tag.attributes)
          .map((attribute) => findAttributeProblem(tag, attribute))
          .find(Boolean)
      : `The element <${tag.name}> is not allowed.`;
    if (problem) report(problem);
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local !== 'style') return;
    if (style !== undefined && hasExternalReference(style)) report('A style loads an external resource.');
    style = undefined;
  });
  parser.on('text', collectText);
  parser.on('cdata', collectText);
  parser.write(source).close();
  return problems;
}

/** Returns the problems of the root element: it is not `<svg>`, or its namespace or its size is missing or invalid. */
function findRootProblems(source: string, { name, local, prefix, attributes }: SaxesTagNS): string[] {
  if (local !== 'svg') return [`This file is not an SVG drawing: its root element is <${name}>.`];
  const problems: string[] = [];
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  if (attributes[declaration]?.value !== SVG_NAMESPACE)
    problems.push(`${declaration}="${SVG_NAMESPACE}" is missing, so browsers do not show the drawing.`);
  const viewBox = attributes.viewBox?.value;
  try {
    getSvgSize(source);
  } catch {
    problems.push(
      viewBox === undefined
        ? 'The viewBox is missing, so the size of the drawing is unknown.'
        : `The viewBox "${viewBox}" must be four numbers, the last two greater than 0.`,
    );
  }
  return problems;
}
