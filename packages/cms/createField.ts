import type { Field } from '@sveltia/cms';
import type { CmsOptions, Reference } from './CmsOptions';
import { toFormKey } from './client/formKeys';
import { isEmpty } from './client/source';
import type { FieldContext, FieldSource } from './FieldSource';
import { getChoices } from './getChoices';
import type { JsonSchema } from './JsonSchema';

/** Texts longer than this get a multi-line box. In characters. */
const MAX_SINGLE_LINE_LENGTH = 70;

/** Creates the form field for a value. The first kind that matches the schema applies. */
export function createField(source: FieldSource, context: FieldContext): Field {
  const { name, schema, isOptional, shown } = source;
  const { labels, isTranslated, isParallel } = context;
  const kind = kinds.find(({ matches }) => matches(source, context.options));
  if (!kind) throw new Error(`No form field supports the schema of "${name}": ${JSON.stringify(schema)}`);
  const options = kind.options(source, context);
  const isShared = isTranslated && isParallel && !kind.hasOwnValues;
  // Objects in an entry exist in all languages or in none. If one is optional, Sveltia CMS shows a button to add it.
  const isInAllLocales = isShared || (isParallel && !context.hasFixedKeys && schema.type === 'object');
  return {
    name: toFormKey(name),
    label: labels.getLabel(name, shown),
    hint: labels.getHint(schema.hint),
    // Shared values are filled in once, in the default language of the form.
    required: !isOptional && (isInAllLocales || context.requiredIn),
    ...(isTranslated && { i18n: isShared ? 'duplicate' : true }),
    ...options,
  } as Field;
}

/** Creates the fields for the keys of an object. */
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
        isOptional: context.hasFixedKeys
          ? samples.some((sample) => isEmpty(getSampleValue(sample, name)))
          : !required.includes(name) || (property.type === 'array' && !property.minItems),
      },
      context,
    ),
  );
}

type Kind = {
  matches(source: FieldSource, options: CmsOptions): boolean;
  options(source: FieldSource, context: FieldContext): Record<string, unknown>;
  /** True if each language has a separate value. */
  hasOwnValues?: true;
};

const isChoice = (schema: JsonSchema | undefined) => (schema?.enum ?? schema?.taxonomy) !== undefined;
const hasType = (type: string) => (source: FieldSource) => source.schema.type === type;
const hasFormat = (format: string) => (source: FieldSource) => source.schema.format === format;

const kinds: Kind[] = [
  {
    matches: ({ name, schema }) => name === 'id' && schema.enum !== undefined,
    options: () => ({ widget: 'string', readonly: true }),
  },
  {
    matches: ({ name, schema }, { references }) =>
      references?.[name] !== undefined && (schema.items ?? schema).type === 'string',
    options: ({ name, schema }, { options }) => createReferenceOptions(schema, options.references?.[name]),
  },
  {
    matches: ({ schema }) => isChoice(schema),
    options: ({ name, schema, isOptional }, context) => ({
      widget: 'select',
      // Sveltia CMS adds an empty choice to optional fields.
      options: getChoices(name, schema, context)?.filter(({ value }) => !isOptional || value !== 'none'),
    }),
  },
  {
    // Lists with unique items are sorted by editors, so they need a list widget instead of a multiple choice.
    matches: ({ schema }) => schema.uniqueItems === true,
    hasOwnValues: true,
    options: ({ name, schema }, context) => ({
      widget: 'list',
      field: createField({ name, schema: schema.items ?? {}, samples: [], isOptional: false }, context),
    }),
  },
  {
    matches: ({ schema }) => schema.type === 'array' && isChoice(schema.items),
    options: ({ name, schema }, context) => ({
      widget: 'select',
      multiple: true,
      min: schema.minItems,
      options: getChoices(name, schema.items, context),
    }),
  },
  {
    matches: ({ schema }) => schema.type === 'array' && schema.items?.type === 'object',
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
        // The ids are fixed in the code, so entries cannot be added or removed.
        ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
      };
    },
  },
  {
    matches: hasType('array'),
    hasOwnValues: true,
    options: ({ schema }) => ({ widget: 'list', min: schema.minItems }),
  },
  {
    matches: ({ schema }) => schema.propertyNames?.pattern !== undefined,
    hasOwnValues: true,
    options: (_, { labels }) => ({
      widget: 'keyvalue',
      key_label: labels.getLabel('id'),
      value_label: labels.getLabel('name'),
      i18n: 'duplicate_keys',
    }),
  },
  {
    matches: hasType('object'),
    hasOwnValues: true,
    options: ({ schema, samples, shown }, context) => ({
      widget: 'object',
      collapsed: true,
      fields: createFields(schema, samples, context, shown),
    }),
  },
  { matches: hasType('boolean'), options: () => ({ widget: 'boolean' }) },
  { matches: hasType('integer'), options: () => ({ widget: 'number', value_type: 'int' }) },
  { matches: hasType('number'), options: () => ({ widget: 'number', value_type: 'float' }) },
  {
    matches: hasFormat('date'),
    options: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  },
  {
    // A slash is escaped in the pattern of a schema, but not in the path.
    matches: ({ schema }, { media }) =>
      schema.pattern?.replaceAll('\\', '').includes(media.publicPath) === true,
    options: () => ({ widget: 'image', choose_url: false }),
  },
  // Not an email field: "hello@{domain}" is a valid email address only after the placeholder is replaced.
  { matches: hasFormat('email'), options: () => ({ widget: 'string' }) },
  { matches: hasFormat('uri'), options: () => ({ widget: 'string', type: 'url' }) },
  {
    matches: ({ schema }) => schema.pattern !== undefined,
    options: ({ name, schema }, { labels }) => {
      const hint = labels.getHint(schema.hint);
      if (hint === undefined)
        throw new Error(`The field "${name}" has a pattern but no hint. Add a hint to its schema.`);
      // \p{L} needs the flag `u`.
      return { widget: 'string', hint, pattern: [`/${schema.pattern}/u`, hint] };
    },
  },
  {
    matches: hasType('string'),
    hasOwnValues: true,
    options: ({ schema, samples }) => ({
      widget: samples.some((text) => String(text).length > MAX_SINGLE_LINE_LENGTH) ? 'text' : 'string',
      maxlength: schema.maxLength,
    }),
  },
];

/** Returns the options of a field that refers to entries of another file. */
function createReferenceOptions(schema: JsonSchema, reference?: Reference): Record<string, unknown> {
  if (!reference) return {};
  const { collection, file, entries, shown } = reference;
  return {
    widget: 'relation',
    collection,
    file,
    value_field: `${entries}.*.id`,
    display_fields: [`${entries}.*.${shown}`],
    multiple: schema.type === 'array',
  };
}

/** Returns the properties of an object schema, including the current keys of a record. */
function getProperties(
  { properties = {}, additionalProperties }: JsonSchema,
  samples: unknown[],
): Record<string, JsonSchema> {
  if (typeof additionalProperties !== 'object') return properties;
  const entries = samples.flatMap((sample) => Object.entries(sample ?? {}));
  const current = entries.map(([key, value]) => [key, findAlternative(value, additionalProperties)]);
  return { ...Object.fromEntries(current), ...properties };
}

function findAlternative(value: unknown, schema: JsonSchema): JsonSchema {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return schema.anyOf?.find((alternative) => alternative.type === type) ?? schema;
}

function getSampleValue(sample: unknown, name: string): unknown[] {
  const value = (sample as Record<string, unknown> | null)?.[name];
  return value === undefined ? [] : [value];
}
