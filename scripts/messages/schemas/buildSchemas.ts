import { z } from 'zod';
import { laws } from '@/lib/content/entries/lawSchema';
import { redirectRules } from '@/lib/content/entries/redirectSchema';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { facts } from '@/lib/content/facts/factsSchema';
import { sectionsSchema } from '@/lib/content/sections/sectionsSchema';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { glossarySchema } from '../check/catalogue/glossary';
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
  return {
    ...Object.fromEntries(copy),
    ...Object.fromEntries(entities),
    'facts.json': z.toJSONSchema(facts, { target: 'draft-7' }) as JsonSchema,
    'laws.json': z.toJSONSchema(laws, { target: 'draft-7' }) as JsonSchema,
    'sections.json': z.toJSONSchema(sectionsSchema, { target: 'draft-7' }) as JsonSchema,
    'redirects.json': z.toJSONSchema(redirectRules, { target: 'draft-7' }) as JsonSchema,
    'glossary.json': z.toJSONSchema(glossarySchema, { target: 'draft-7' }) as JsonSchema,
  };
}
