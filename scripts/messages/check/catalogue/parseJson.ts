import { parseDocument } from 'yaml';
import { findJsonSyntaxError } from './findJsonSyntaxError';
import type { Parsed, SyntaxMistake } from './MessageFile';
import { createMistake, findConflict, findEncodingError, findRepeatedKeys } from './mistakes';
import { buildTree, getTexts } from './Tree';

/** Parses a JSON file. YAML's parser reads it a second time, because it knows where everything stands. */
export function parseJson(source: string): Parsed {
  const mistake = findMistake(source);
  if (mistake) return { tree: undefined, texts: [], nodes: [], slips: [], mistakes: [mistake] };
  const document = parseDocument(source);
  const tree = buildTree(document.contents, source, 0);
  return { tree, texts: getTexts(tree), nodes: [], slips: [], mistakes: findRepeatedKeys(document, 0) };
}

function findMistake(source: string): SyntaxMistake | undefined {
  const encoding = findEncodingError(source);
  if (encoding) return encoding;
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
    return createMistake(0, 'The file is not one group, from { to }.', 'Put all of it between { and }.');
  } catch (error) {
    const problem = `This is not JSON: ${(error as Error).message}.`;
    const unexplained = createMistake(0, problem, 'Compare it with the same file in another language.');
    return findConflict(source) ?? findJsonSyntaxError(source) ?? unexplained;
  }
}
