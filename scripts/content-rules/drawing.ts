import { readFileSync } from 'node:fs';
import { createError, joinTexts, listFolderFiles, memoizeByContent, type Rule } from 'message-lint';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { colourNames } from '@/lib/content/appearance/brandSchema';
import { findUnknownColours } from '@/lib/content/appearance/colourDrawing';
import { getSvgSize } from '@/lib/content/pictures/svg';
import {
  findAttributeProblem,
  hasExternalReference,
  isAllowedElement,
  type Problem,
} from './svg/allowedContent';

const FOLDER = 'public/images';

const findProblems = memoizeByContent(findDrawingProblems);

/** Reports SVG files that are invalid, that browsers do not show, or that contain active content. */
export const drawing: Rule = function* () {
  for (const name of listFolderFiles(FOLDER).filter((file) => file.endsWith('.svg'))) {
    const path = `${FOLDER}/${name}`;
    const source = readFileSync(path, 'utf8');
    for (const problem of findProblems(source, path))
      yield createError({ path, source }, problem.offset, `drawing.${problem.problem}`, problem.values);
    const colours = joinTexts('comma', colourNames);
    for (const { offset, name } of findUnknownColours(source, colourNames))
      yield createError({ path, source }, offset, 'drawing.colour', { name, colours });
  }
};

/** A problem in a drawing, with its offset in the file. */
type DrawingProblem = Problem & { offset: number };

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

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
  if (!/^[\uFEFF\uFFFD\0\s]*</.test(source)) return [{ offset: 0, problem: 'notSvg' }];
  const invalidIndex = source.search(/[\0\uFFFD]/);
  if (invalidIndex >= 0) return [{ offset: invalidIndex, problem: 'notUtf8' }];
  const problems: DrawingProblem[] = [];
  let depth = 0;
  /** The text of the open `<style>`, which comments and CDATA sections can divide; undefined outside. */
  let style: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (problem: string, values?: Record<string, string>) => {
    // The offset is the start of the last tag before the parser's position.
    problems.push({ offset: Math.max(0, source.lastIndexOf('<', parser.position - 1)), problem, values });
  };
  const collectText = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on('error', ({ message }) => {
    if (problems.length === 0) report('xml', { reason: message });
  });
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0') report('xmlVersion', { version: `${version}` });
    const isAscii = ASCII_COMPATIBLE.test(encoding) && /^[\0-\x7f]*$/.test(source);
    if (!isAscii && !/^utf-?8$/i.test(encoding)) report('encoding', { encoding });
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('entities');
    else if (!DOCTYPE.test(text)) report('doctype');
  });
  parser.on('processinginstruction', ({ target }) => report('instruction', { target }));
  parser.on('opentag', (tag) => {
    if (depth === 0) for (const { problem, values } of findRootProblems(source, tag)) report(problem, values);
    depth += 1;
    // A style has only text.
    const isAllowed = depth === 1 || (isAllowedElement(tag) && style === undefined);
    if (tag.local === 'style') style ??= '';
    const problem = isAllowed
      ? Object.values(tag.attributes)
          .map((attribute) => findAttributeProblem(tag, attribute))
          .find(Boolean)
      : { problem: 'element', values: { name: tag.name } };
    if (problem) report(problem.problem, problem.values);
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local !== 'style') return;
    if (style !== undefined && hasExternalReference(style)) report('externalStyle');
    style = undefined;
  });
  parser.on('text', collectText);
  parser.on('cdata', collectText);
  parser.write(source).close();
  return problems;
}

/** Returns the problems of the root element: it is not `<svg>`, or its namespace or its size is missing or invalid. */
function findRootProblems(source: string, { name, local, prefix, attributes }: SaxesTagNS): Problem[] {
  if (local !== 'svg') return [{ problem: 'root', values: { name } }];
  const problems: Problem[] = [];
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  if (attributes[declaration]?.value !== SVG_NAMESPACE)
    problems.push({ problem: 'namespace', values: { declaration: `${declaration}="${SVG_NAMESPACE}"` } });
  const viewBox = attributes.viewBox?.value;
  try {
    getSvgSize(source);
  } catch {
    problems.push(
      viewBox === undefined ? { problem: 'noViewBox' } : { problem: 'viewBox', values: { viewBox } },
    );
  }
  return problems;
}
