import { z } from 'zod';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { sharedSchemas } from '../check/catalogue/schemaOf';
import { copySchema } from './copySchema';
import { entitySchema } from './entitySchema';
import type { JsonSchema } from './JsonSchema';

const $schema = 'http://json-schema.org/draft-07/schema#';

/** A JSON Schema for every JSON file of the messages, by the file's name. */
export function buildSchemas(catalogue: Catalogue): Record<string, JsonSchema> {
  const english = catalogue.of(defaultLocale);
  const taxonomy = english.find(({ name }) => name === 'taxonomy.json')?.tree;
  const copy = english.flatMap(({ name, kind, tree }): [string, JsonSchema][] =>
    tree && (kind === 'copy' || kind === 'mail') ? [[name, { $schema, ...copySchema(tree) }]] : [],
  );
  const entities = (Object.keys(entityFiles) as EntityFile[]).map((name): [string, JsonSchema] => [
    name,
    { $schema, ...entitySchema(name, taxonomy) },
  ]);
  const shared = Object.entries(sharedSchemas).map(([kind, schema]): [string, JsonSchema] => [
    `${kind}.json`,
    z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema,
  ]);
  return {
    ...Object.fromEntries(copy),
    ...Object.fromEntries(entities),
    ...Object.fromEntries(shared),
  };
}
