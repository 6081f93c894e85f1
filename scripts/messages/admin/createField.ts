import type { Field } from '@sveltia/cms';
import type { JsonSchema } from '../schemas/JsonSchema';
import { toFormKey } from './client/formKeys';
import { isEmpty } from './client/source';
import type { FieldContext, FieldSource } from './FieldSource';
import { getReferenceOptions } from './references';

/** From how many characters on a text gets a box of several lines. */
const LONG = 70;

/** The form's field for a value: which one is said by the schema, in the order of this table. */
export function createField(source: FieldSource, context: FieldContext): Field {
  const { name, schema, isOptional, shown } = source;
  const { texts, isTranslated, isParallel } = context;
  const kind = kinds.find(({ fits }) => fits(source));
  if (!kind) throw new Error(`No field for ${name}: ${JSON.stringify(schema)}`);
  const options = kind.options(source, context);
  const isShared = isTranslated && isParallel && !kind.isOwn;
  // A group in an entry is there in every language or in none: where it may be left out, Sveltia CMS asks to add it.
  const isInAll = isShared || (isParallel && !context.isCopy && schema.type === 'object');
  return {
    name: toFormKey(name),
    label: texts.labelOf(name, shown),
    hint: texts.hintOf(schema.description),
    // What is shared is filled in once, in the language that the form begins with.
    required: !isOptional && (isInAll || context.requiredIn),
    ...(isTranslated && { i18n: isShared ? 'duplicate' : true }),
    ...options,
  } as Field;
}

/** The fields of an object's keys. */
export function createFields(
  schema: JsonSchema,
  samples: unknown[],
  context: FieldContext,
  shown?: unknown,
): Field[] {
  const required = schema.required ?? [];
  return Object.entries(getProperties(schema, samples)).map(([name, property]) =>
    createField(
      {
        name,
        schema: property,
        samples: samples.flatMap((sample) => getSampleValue(sample, name)),
        shown: getSampleValue(shown, name)[0],
        isOptional: context.isCopy
          ? samples.some((sample) => isEmpty(getSampleValue(sample, name)))
          : !required.includes(name) || (property.type === 'array' && !property.minItems),
      },
      context,
    ),
  );
}

type Kind = {
  fits(source: FieldSource): boolean;
  options(source: FieldSource, context: FieldContext): Record<string, unknown>;
  /** Whether each language has a value of its own. */
  isOwn?: true;
};

const isChoice = (schema: JsonSchema | undefined) => (schema?.enum ?? schema?.taxonomy) !== undefined;
const typed = (type: string) => (source: FieldSource) => source.schema.type === type;
const formatted = (format: string) => (source: FieldSource) => source.schema.format === format;

const kinds: Kind[] = [
  {
    fits: ({ name, schema }) => name === 'id' && schema.enum !== undefined,
    options: () => ({ widget: 'string', readonly: true }),
  },
  {
    fits: ({ name, schema }) =>
      getReferenceOptions(name) !== undefined && (schema.items ?? schema).type === 'string',
    options: ({ name, schema }) => ({ ...getReferenceOptions(name), multiple: schema.type === 'array' }),
  },
  {
    fits: ({ schema }) => isChoice(schema),
    options: ({ name, schema, isOptional }, { texts }) => ({
      widget: 'select',
      // The form has a choice of its own for nothing.
      options: texts.choicesOf(name, schema)?.filter(({ value }) => !isOptional || value !== 'none'),
    }),
  },
  {
    // An order matters where nothing may stand twice.
    fits: ({ schema }) => schema.uniqueItems === true,
    isOwn: true,
    options: ({ name, schema }, context) => ({
      widget: 'list',
      field: createField({ name, schema: schema.items ?? {}, samples: [], isOptional: false }, context),
    }),
  },
  {
    fits: ({ schema }) => schema.type === 'array' && isChoice(schema.items),
    options: ({ name, schema }, { texts }) => ({
      widget: 'select',
      multiple: true,
      min: schema.minItems,
      options: texts.choicesOf(name, schema.items),
    }),
  },
  {
    fits: ({ schema }) => schema.type === 'array' && schema.items?.type === 'object',
    options: ({ schema, samples, shown }, context) => {
      const [first] = Array.isArray(shown) ? shown : [];
      const fields = createFields(schema.items ?? {}, samples.flat(), context, first);
      const [id, title] = fields.map(({ name }) => name);
      const isFixed = schema.items?.properties?.id?.enum !== undefined;
      return {
        widget: 'list',
        fields,
        collapsed: true,
        summary: `{{fields.${title ?? id}}}`,
        // The code knows each entry of a list whose ids are given.
        ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
      };
    },
  },
  { fits: typed('array'), isOwn: true, options: ({ schema }) => ({ widget: 'list', min: schema.minItems }) },
  {
    fits: ({ schema }) => schema.propertyNames?.pattern !== undefined,
    isOwn: true,
    options: (_, { texts }) => ({
      widget: 'keyvalue',
      key_label: texts.labelOf('id'),
      value_label: texts.labelOf('name'),
      i18n: 'duplicate_keys',
    }),
  },
  {
    fits: typed('object'),
    isOwn: true,
    options: ({ schema, samples, shown }, context) => ({
      widget: 'object',
      collapsed: true,
      fields: createFields(schema, samples, context, shown),
    }),
  },
  { fits: typed('boolean'), options: () => ({ widget: 'boolean' }) },
  { fits: typed('integer'), options: () => ({ widget: 'number', value_type: 'int' }) },
  { fits: typed('number'), options: () => ({ widget: 'number', value_type: 'float' }) },
  {
    fits: formatted('date'),
    options: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  },
  {
    fits: ({ schema }) => typeof schema.pattern === 'string' && schema.pattern.includes('images'),
    options: () => ({ widget: 'image', choose_url: false }),
  },
  // An address may end in {domain}, which is none before it is filled in.
  { fits: formatted('email'), options: () => ({ widget: 'string' }) },
  { fits: formatted('uri'), options: () => ({ widget: 'string', type: 'url' }) },
  {
    fits: ({ schema }) => schema.pattern !== undefined,
    options: ({ name, schema }, { texts }) => {
      const hint = texts.hintOf(schema.description);
      if (hint === undefined) throw new Error(`Nothing says how ${name} is written`);
      // As the site reads it: \p{L} needs the flag.
      return { widget: 'string', hint, pattern: [`/${schema.pattern}/u`, hint] };
    },
  },
  {
    fits: typed('string'),
    isOwn: true,
    options: ({ schema, samples }) => ({
      widget: samples.some((text) => String(text).length > LONG) ? 'text' : 'string',
      maxlength: schema.maxLength,
    }),
  },
];

/** The keys of an object, with those that a record has at present. */
function getProperties(
  { properties = {}, additionalProperties }: JsonSchema,
  samples: unknown[],
): Record<string, JsonSchema> {
  if (typeof additionalProperties !== 'object') return properties;
  const entries = samples.flatMap((sample) => Object.entries(sample ?? {}));
  const present = entries.map(([key, value]) => [key, findAlternative(value, additionalProperties)]);
  return { ...Object.fromEntries(present), ...properties };
}

function findAlternative(value: unknown, schema: JsonSchema): JsonSchema {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return schema.anyOf?.find((one) => one.type === type) ?? schema;
}

function getSampleValue(sample: unknown, name: string): unknown[] {
  const value = (sample as Record<string, unknown> | null)?.[name];
  return value === undefined ? [] : [value];
}
