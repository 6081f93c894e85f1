import { parseDocument } from 'yaml';
import { findConflict } from './findConflict';
import { findEncodingMistake } from './findEncodingMistake';
import { findJsonMistake } from './findJsonMistake';
import type { Mistake, Parsed } from './MessageFile';
import { repeatedKeys } from './repeatedKeys';
import { buildTree, textsOf } from './Tree';

/** Parses a JSON file. YAML's parser reads it a second time, because it knows where everything stands. */
export function parseJson(source: string): Parsed {
  const mistake = findMistake(source);
  if (mistake) return { tree: undefined, texts: [], nodes: [], mistakes: [mistake] };
  const document = parseDocument(source);
  const tree = buildTree(document.contents, { source, base: 0 });
  return { tree, texts: textsOf(tree), nodes: [], mistakes: repeatedKeys(document, 0) };
}

function findMistake(source: string): Mistake | undefined {
  const encoding = findEncodingMistake(source);
  if (encoding) return encoding;
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
    return {
      offset: 0,
      problem: 'The file is not one group, from { to }.',
      remedy: 'Put all of it between { and }.',
    };
  } catch (error) {
    return (
      findConflict(source)[0] ??
      findJsonMistake(source) ?? {
        offset: 0,
        problem: `This is not JSON: ${(error as Error).message}.`,
        remedy: 'Compare it with the same file in another language.',
      }
    );
  }
}
