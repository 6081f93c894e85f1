import { parseDocument } from 'yaml';
import { findJsonMistake } from './findJsonMistake';
import type { Parsed } from './MessageFile';
import { repeatedKeys } from './repeatedKeys';
import { buildTree } from './Tree';

/** Parses a JSON file. YAML's parser reads it a second time, because it knows where everything stands. */
export function parseJson(source: string): Parsed {
  try {
    JSON.parse(source);
  } catch (error) {
    const mistake = findJsonMistake(source) ?? {
      offset: 0,
      problem: `This is not JSON: ${(error as Error).message}.`,
      remedy: 'Compare it with the same file in another language.',
    };
    return { tree: undefined, body: undefined, mistakes: [mistake] };
  }
  const document = parseDocument(source);
  return { tree: buildTree(document.contents, { source, base: 0 }), body: undefined, mistakes: repeatedKeys(document, 0) };
}
