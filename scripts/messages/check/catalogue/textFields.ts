import { z } from 'zod';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import type { JsonSchema } from '../../schemas/JsonSchema';
import type { MessageFile } from './MessageFile';
import type { Tree } from './Tree';

/** The fields of each entity that hold text to translate, as dotted paths; the others hold ids, numbers and paths. */
const textFields = Object.fromEntries(
  (Object.keys(entityFiles) as EntityFile[]).map((file) => [
    file,
    new Set(findTextFields(z.toJSONSchema(entityFiles[file]) as JsonSchema, '')),
  ]),
);

/** Whether a value is to be translated, rather than the same in every language. */
export function isTranslatable(file: MessageFile, tree: Tree): boolean {
  if (tree.kind !== 'text' || tree.key === 'id') return false;
  if (file.kind === 'copy' || file.kind === 'mail') return true;
  if (file.kind === 'post') {
    return ['title', 'summary', 'imageAlt', 'authorRole'].includes(tree.key) || isGuest(tree);
  }
  if (file.kind === 'page') return ['title', 'description'].includes(tree.key);
  return textFields[file.name]?.has(getFieldPath(tree)) ?? false;
}

/** Whether it is the name of an author who does not belong to the team, whose members are named by their ids. */
export function isGuest({ key, value }: Tree): boolean {
  return key === 'author' && !/^[a-z\d-]+$/.test(String(value));
}

/** The path of a value within its entry, places in lists left out: `items.agv.specs.0` → `specs`. */
function getFieldPath(tree: Tree): string {
  return tree.path
    .replace(/^[^.]*(?:\.[^.]*)?/, '')
    .replace(/\.\d+(?=\.|$)/g, '')
    .slice(1);
}

function findTextFields(schema: JsonSchema, path: string): string[] {
  if (schema.items) return findTextFields(schema.items, path);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, inner]) =>
      findTextFields(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  const free =
    schema.type === 'string' &&
    !['enum', 'pattern', 'format', 'taxonomy'].some((keyword) => keyword in schema);
  return free ? [path] : [];
}
