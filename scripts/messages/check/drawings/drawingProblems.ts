import { SaxesParser } from 'saxes';
import { svgSize } from '@/lib/content/pictures/svgSize';
import type { Mistake } from '../catalogue/MessageFile';
import { attributeProblem, reachesOutside } from './attributeProblem';

/** What runs scripts, or shows what is not drawn. */
const FORBIDDEN = /^(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener)$/i;

const ANEW = 'Export it anew from the program that it was drawn with, as plain SVG.';

/**
 * What is wrong with an SVG file that is to be shown. Pages show it as a picture, in which nothing runs; but in whoever
 * opens its own address, what it holds would run as part of the site.
 */
export function drawingProblems(source: string): Mistake[] {
  if (!/^\uFEFF?\s*</.test(source)) {
    const remedy =
      'A photograph keeps its ending: .jpg, .png, .webp or .avif. Write that in the messages too.';
    return [{ offset: 0, problem: 'It is no SVG drawing, whatever its name says.', remedy }];
  }
  const problems: Mistake[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  const report = (problem: string, remedy = 'Take it out, or export the drawing anew as plain SVG.') => {
    problems.push({ offset: Math.max(0, source.lastIndexOf('<', parser.position - 1)), problem, remedy });
  };
  const checkText = (text: string) => {
    if (path.at(-1) === 'style' && reachesOutside(text)) report('Its styles load something.');
  };
  parser.on('error', ({ message }) => {
    if (problems.length === 0) report(`It is not well-formed (${message}).`, ANEW);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('It defines entities.', ANEW);
  });
  parser.on('processinginstruction', ({ target }) => report(`It holds an instruction (<?${target}?>).`));
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '');
    if (path.length === 0)
      for (const problem of rootProblems(source, local, attributes)) report(problem, ANEW);
    path.push(local);
    if (FORBIDDEN.test(local)) report(`It holds <${name}>, which is more than a drawing.`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const problem = attributeProblem(attribute, value);
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
function rootProblems(source: string, name: string, attributes: Record<string, string>): string[] {
  if (name !== 'svg') return [`It is no SVG drawing: it begins with <${name}>.`];
  const problems: string[] = [];
  if (attributes.xmlns !== 'http://www.w3.org/2000/svg')
    problems.push('It has no xmlns, so browsers do not show it.');
  try {
    svgSize(source);
  } catch {
    problems.push('It has no viewBox, so its size is not known.');
  }
  return problems;
}
