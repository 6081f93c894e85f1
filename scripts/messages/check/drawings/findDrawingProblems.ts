import { SaxesParser, type SaxesTagNS } from 'saxes';
import { getSvgSize } from '@/lib/content/pictures/getSvgSize';
import type { SyntaxMistake } from '../catalogue/MessageFile';
import { getAttributeProblem, hasExternalReference } from './getAttributeProblem';

/** What runs scripts, or shows what is not drawn. */
const FORBIDDEN = /^(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener)$/i;

const SVG = 'http://www.w3.org/2000/svg';

const EXPORT_AGAIN = 'Export it again from the program that it was drawn with, as plain SVG.';
const SAVE_AS_UTF8 = 'Save it as "UTF-8", and write encoding="UTF-8" in its first line.';

/** A document type as browsers parse it, from after `<!DOCTYPE`. */
const DOCTYPE = /^\s+[^\s"'[\]]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*$/;

/** Encodings in which a file of ASCII characters only is the same as in UTF-8. */
const LIKE_ASCII = /^(?:(?:us-)?ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5|shift_jis|euc-\w+)$/i;

/**
 * What is wrong with an SVG file that is to be shown. Pages show it as a picture, in which nothing runs; but in whoever
 * opens its own address, what it holds would run as part of the site.
 */
export function findDrawingProblems(source: string): SyntaxMistake[] {
  if (!/^[\uFEFF\uFFFD\0\s]*</.test(source)) {
    const remedy =
      'A photograph keeps its ending: .jpg, .png, .webp or .avif. Write that in the messages too.';
    return [{ offset: 0, problem: 'It is no SVG drawing, whatever its name says.', remedy }];
  }
  const lost = source.search(/[\0\uFFFD]/);
  if (lost >= 0) return [{ offset: lost, problem: 'It is not saved as UTF-8.', remedy: SAVE_AS_UTF8 }];
  const problems: SyntaxMistake[] = [];
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (problem: string, remedy = 'Take it out, or export the drawing again as plain SVG.') => {
    problems.push({ offset: Math.max(0, source.lastIndexOf('<', parser.position - 1)), problem, remedy });
  };
  const checkText = (text: string) => {
    if (path.at(-1) === 'style' && hasExternalReference(text)) report('Its styles load something.');
  };
  parser.on('error', ({ message }) => {
    if (problems.length === 0) report(`It is not well-formed XML (${message}).`, EXPORT_AGAIN);
  });
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0') report(`Not every browser reads XML ${version}.`, 'Write version="1.0".');
    const isAscii = LIKE_ASCII.test(encoding) && /^[\0-\x7f]*$/.test(source);
    if (!isAscii && !/^utf-?8$/i.test(encoding))
      report(`It is saved as UTF-8, but its first line says ${encoding}.`, SAVE_AS_UTF8);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('It defines entities.', EXPORT_AGAIN);
    else if (!DOCTYPE.test(text)) report('Its <!DOCTYPE> is not well-formed XML.', 'Delete it.');
  });
  parser.on('processinginstruction', ({ target }) => report(`It holds an instruction (<?${target}?>).`));
  parser.on('opentag', (tag) => {
    const { name, local, attributes } = tag;
    if (path.length === 0) for (const problem of rootProblems(source, tag)) report(problem, EXPORT_AGAIN);
    path.push(local);
    if (FORBIDDEN.test(local)) report(`It holds <${name}>, which is more than a drawing.`);
    for (const attribute of Object.values(attributes)) {
      const problem = getAttributeProblem(attribute.name, attribute.value);
      if (problem) report(problem);
    }
  });
  parser.on('closetag', () => path.pop());
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.write(source).close();
  return problems;
}

/** What browsers and the build have to be told by the root of a drawing. */
function rootProblems(source: string, { name, local, prefix, attributes }: SaxesTagNS): string[] {
  if (local !== 'svg') return [`It is no SVG drawing: it begins with <${name}>.`];
  const problems: string[] = [];
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  if (attributes[declaration]?.value !== SVG)
    problems.push(`It has no ${declaration}="${SVG}", so browsers do not show it.`);
  const viewBox = attributes.viewBox?.value;
  try {
    getSvgSize(source);
  } catch {
    problems.push(
      viewBox === undefined
        ? 'It has no viewBox, so its size is not known.'
        : `Its viewBox "${viewBox}" is not four numbers of which the last two are greater than 0.`,
    );
  }
  return problems;
}
