import { z } from 'zod';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import type { JsonSchema } from '../../schemas/JsonSchema';
import type { MessageFile } from './MessageFile';
import type { Tree } from './Tree';

/** Translatable fields of each entity file, as dotted paths. Other fields contain ids, numbers and URL paths. */
const textFields = Object.fromEntries(
  (Object.keys(entityFiles) as EntityFile[]).map((file) => [
    file,
    new Set(findTextFields(z.toJSONSchema(entityFiles[file]) as JsonSchema, '')),
  ]),
);

/** True if a value must be translated; other values are the same in every locale. */
export function isTranslatable(file: MessageFile, tree: Tree): boolean {
  if (tree.kind !== 'text' || tree.key === 'id') return false;
  if (file.kind === 'copy' || file.kind === 'mail') return true;
  if (file.kind === 'post') {
    return ['title', 'summary', 'imageAlt', 'authorRole'].includes(tree.key) || isGuest(tree);
  }
  if (file.kind === 'page') return ['title', 'description'].includes(tree.key);
  return textFields[file.name]?.has(getFieldPath(tree)) ?? false;
}

/** True if a value is the name of a guest author. Team members are referred to by id. */
export function isGuest({ key, value }: Tree): boolean {
  return key === 'author' && !/^[a-z\d-]+$/.test(String(value));
}

/** Returns the path of a value within its entry, without list indexes: `items.agv.specs.0` → `specs`. */
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
