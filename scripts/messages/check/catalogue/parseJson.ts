import { parseDocument } from 'yaml';
import { findJsonMistake } from './findJsonMistake';
import type { Mistake, Parsed } from './MessageFile';
import { findConflict, findEncodingMistake, mistake, repeatedKeys } from './mistakes';
import { buildTree, textsOf } from './Tree';

/** Parses a JSON file. YAML's parser reads it a second time, because it knows where everything stands. */
export function parseJson(source: string): Parsed {
  const mistake = findMistake(source);
  if (mistake) return { tree: undefined, texts: [], nodes: [], slips: [], mistakes: [mistake] };
  const document = parseDocument(source);
  const tree = buildTree(document.contents, source, 0);
  return { tree, texts: textsOf(tree), nodes: [], slips: [], mistakes: repeatedKeys(document, 0) };
}

function findMistake(source: string): Mistake | undefined {
  const encoding = findEncodingMistake(source);
  if (encoding) return encoding;
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
    return mistake(0, 'The file is not one group, from { to }.', 'Put all of it between { and }.');
  } catch (error) {
    const problem = `This is not JSON: ${(error as Error).message}.`;
    const unexplained = mistake(0, problem, 'Compare it with the same file in another language.');
    return findConflict(source) ?? findJsonMistake(source) ?? unexplained;
  }
}
