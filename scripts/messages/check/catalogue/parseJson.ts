import { parseDocument } from 'yaml';
import { findConflict } from './findConflict';
import { findJsonMistake } from './findJsonMistake';
import type { Parsed } from './MessageFile';
import { repeatedKeys } from './repeatedKeys';
import { buildTree, textsOf } from './Tree';

/** Parses a JSON file. YAML's parser reads it a second time, because it knows where everything stands. */
export function parseJson(source: string): Parsed {
  try {
    JSON.parse(source);
  } catch (error) {
    const mistake = findConflict(source)[0] ??
      findJsonMistake(source) ?? {
        offset: 0,
        problem: `This is not JSON: ${(error as Error).message}.`,
        remedy: 'Compare it with the same file in another language.',
      };
    return { tree: undefined, texts: [], nodes: [], mistakes: [mistake] };
  }
  const document = parseDocument(source);
  const tree = buildTree(document.contents, { source, base: 0 });
  return { tree, texts: textsOf(tree), nodes: [], mistakes: repeatedKeys(document, 0) };
}
