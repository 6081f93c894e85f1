import type { Field } from '@sveltia/cms';
import type { Reference } from './CmsOptions';
import { NEEDED_LABEL } from './client/completeEntries';
import { isEmpty } from './client/content';
import { toFormKey } from './client/formats';
import { type FieldContext, type FieldSource, readJson, type Samples } from './FieldSource';
import type { JsonSchema } from './JsonSchema';

/** Length in characters above which a text gets a multi-line box. */
const MAX_SINGLE_LINE_LENGTH = 70;

/** Creates the form field for a value, of the first kind that matches the schema. */
export function createField(source: FieldSource, context: FieldContext): Field {
  const { name, schema, samples, required } = source;
  const { labels, isTranslated, isParallel, areTextsRequired } = context;
  const displayedValue = context.isPageMessages ? samples[labels.locale]?.[0] : undefined;
  const kind = kinds.find(({ matches }) => matches(source, context));
  if (!kind) throw new Error(`No form field supports the schema of "${name}": ${JSON.stringify(schema)}`);
  const isShared = isTranslated && isParallel && !kind.hasSeparateValues;
  // An object in an entry exists in all languages or in none, so it is required or optional in all of them. Shared
  // values are filled in once, in the default language of the form.
  const isInAllLocales = isShared || (isParallel && !context.isPageMessages && schema.type === 'object');
  // A group of page messages cannot be removed: Sveltia CMS deletes its texts if an editor unticks an optional object.
  const isFixedGroup = context.isPageMessages && schema.type === 'object' && !schema.propertyNames;
  return {
    name: toFormKey(name),
    label:
      schema.type === 'object'
        ? labels.getGroupLabel(name, displayedValue)
        : labels.getLabel(name, displayedValue),
    hint: labels.getHint(schema.hint),
    required: isFixedGroup || (required !== false && (isInAllLocales || (areTextsRequired && required))),
    ...(isTranslated && { i18n: isShared ? 'duplicate' : true }),
    ...kind.createWidget(source, context),
    // The client script checks the texts of entries.
    ...(isTranslated && required === true && kind.isText && { [NEEDED_LABEL]: labels.getLabel(name) }),
  } as Field;
}

/** Creates the fields for the keys of an object. */
export function createFields(schema: JsonSchema, samples: Samples, context: FieldContext): Field[] {
  const { required = [] } = schema;
  return Object.entries(getProperties(schema, samples[context.cmsOptions.fallbackLocale])).map(
    ([name, property]) =>
      createField(
        {
          name,
          schema: property,
          samples: mapValues(samples, (values) => getSamples(values, name)),
          required: context.isPageMessages
            ? findCompleteLocales(samples, name, context)
            : required.includes(name) && (property.type !== 'array' || Boolean(property.minItems)),
        },
        context,
      ),
  );
}

type Kind = {
  matches(source: FieldSource, context: FieldContext): boolean;
  /** Returns the properties of the field that depend on its kind, such as `widget`. */
  createWidget(source: FieldSource, context: FieldContext): Record<string, unknown>;
  /** True if each language has a separate value. */
  hasSeparateValues?: true;
  /** True for texts and groups of texts, which an entry needs in each of its languages. */
  isText?: true;
};

const isChoice = (schema: JsonSchema | undefined) => (schema?.enum ?? schema?.taxonomy) !== undefined;
const hasType = (type: string) => (source: FieldSource) => source.schema.type === type;
const hasFormat = (format: string) => (source: FieldSource) => source.schema.format === format;

const dateWidget = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };

const kinds: Kind[] = [
  {
    matches: ({ name, schema }) => name === 'id' && schema.enum !== undefined,
    createWidget: () => ({ widget: 'string', readonly: true }),
  },
  {
    // The client script creates the ids of new entries. Only entries that languages do not share need to be matched.
    matches: ({ name }, { isTranslated, isPageMessages }) => name === 'id' && isTranslated && !isPageMessages,
    createWidget: ({ name }, { isParallel, labels }) => ({
      widget: 'string',
      label: labels.addMark(labels.getLabel(name), 'generatedMark'),
      readonly: isParallel,
      required: false,
    }),
  },
  {
    matches: ({ name, schema }, { cmsOptions: { references } }) =>
      references?.[name] !== undefined && (schema.items ?? schema).type === 'string',
    createWidget: ({ name, schema }, { cmsOptions }) =>
      createReferenceWidget(schema, cmsOptions.references?.[name]),
  },
  {
    matches: ({ schema }) => isChoice(schema),
    createWidget: ({ schema, required }, context) => ({
      widget: 'select',
      // Sveltia CMS adds an empty choice to optional fields.
      options: getChoices(schema, context)?.filter(({ value }) => required || value !== 'none'),
    }),
  },
  {
    // Lists with unique items are sorted by editors, so they need a list widget instead of a multiple choice.
    matches: ({ schema }) => schema.uniqueItems === true,
    hasSeparateValues: true,
    createWidget: ({ name, schema }, context) => {
      const item = createField({ name, schema: schema.items ?? {}, samples: {}, required: true }, context);
      const label = context.labels.getLabel(schema.itemLabel ?? name);
      return { widget: 'list', label_singular: label, field: { ...item, label } };
    },
  },
  {
    matches: ({ schema }) => schema.type === 'array' && isChoice(schema.items),
    createWidget: ({ schema }, context) => ({
      widget: 'select',
      multiple: true,
      min: schema.minItems,
      options: getChoices(schema.items, context),
    }),
  },
  {
    matches: ({ schema }) => schema.type === 'array' && schema.items?.type === 'object',
    createWidget: ({ schema, samples }, context) => {
      const fields = createFields(schema.items ?? {}, mapValues(samples, flatten), context);
      // The second field is the title.
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
    // Entries of several types, which differ in their fields: the property `type` names the type.
    matches: ({ schema }) => getEntryTypes(schema) !== undefined,
    createWidget: ({ schema, samples }, context) => ({
      widget: 'list',
      collapsed: true,
      types: getEntryTypes(schema)?.map(([type, { type: _, ...properties }, required]) => ({
        name: type,
        label: context.labels.getChoice(type),
        widget: 'object',
        summary: '{{fields.title}}',
        fields: createFields({ type: 'object', properties, required }, mapValues(samples, flatten), context),
      })),
    }),
  },
  {
    // With a single `field`, the values are the dates themselves.
    matches: ({ schema }) => schema.items?.format === 'date',
    hasSeparateValues: true,
    createWidget: (_, { labels }) => ({
      widget: 'list',
      field: { name: 'date', label: labels.getLabel('date'), ...dateWidget },
    }),
  },
  {
    matches: hasType('array'),
    hasSeparateValues: true,
    isText: true,
    createWidget: ({ schema }) => ({ widget: 'list', min: schema.minItems }),
  },
  {
    matches: ({ schema }) => schema.propertyNames?.pattern !== undefined,
    hasSeparateValues: true,
    createWidget: (_, { labels }) => ({
      widget: 'keyvalue',
      key_label: labels.getLabel('id'),
      value_label: labels.getLabel('name'),
      i18n: 'duplicate_keys',
    }),
  },
  {
    matches: hasType('object'),
    hasSeparateValues: true,
    isText: true,
    createWidget: ({ schema, samples }, context) => ({
      widget: 'object',
      collapsed: true,
      fields: createFields(schema, samples, context),
    }),
  },
  { matches: hasType('boolean'), createWidget: () => ({ widget: 'boolean' }) },
  { matches: hasType('integer'), createWidget: () => ({ widget: 'number', value_type: 'int' }) },
  { matches: hasType('number'), createWidget: () => ({ widget: 'number', value_type: 'float' }) },
  { matches: hasFormat('date'), createWidget: () => dateWidget },
  {
    // A slash is escaped in the pattern of a schema, but not in the path.
    matches: ({ schema }, { cmsOptions: { media } }) =>
      schema.pattern?.replaceAll('\\', '').includes(media.publicPath) === true,
    createWidget: () => ({ widget: 'image', choose_url: false }),
  },
  {
    matches: hasFormat('color'),
    createWidget: () => ({ widget: 'color', allowInput: true, enableAlpha: true }),
  },
  // Not an email field: "hello@{domain}" is a valid email address only after the placeholder is replaced.
  { matches: hasFormat('email'), createWidget: () => ({ widget: 'string' }) },
  { matches: hasFormat('uri'), createWidget: () => ({ widget: 'string', type: 'url' }) },
  {
    matches: ({ schema }) => schema.pattern !== undefined,
    createWidget: ({ name, schema }, { labels }) => {
      const hint = labels.getHint(schema.hint);
      if (hint === undefined)
        throw new Error(`The field "${name}" has a pattern but no hint. Add a hint to its schema.`);
      // \p{L} needs the flag `u`.
      return { widget: 'string', hint, pattern: [`/${schema.pattern}/u`, hint] };
    },
  },
  {
    matches: hasType('string'),
    hasSeparateValues: true,
    isText: true,
    createWidget: ({ schema, samples }, { cmsOptions }) => {
      const isLong = (text: unknown) => String(text).length > MAX_SINGLE_LINE_LENGTH;
      return {
        widget: samples[cmsOptions.fallbackLocale]?.some(isLong) ? 'text' : 'string',
        maxlength: schema.maxLength,
      };
    },
  },
];

type EntryType = [type: string, properties: Record<string, JsonSchema>, required: string[] | undefined];

/** Returns the types of the entries of a list by the constant of their property `type`; undefined for other lists. */
function getEntryTypes({ type, items }: JsonSchema): EntryType[] | undefined {
  if (type !== 'array') return undefined;
  return items?.oneOf?.map(({ properties = {}, required }) => [
    String(properties.type?.const),
    properties,
    required,
  ]);
}

/** Returns the widget of a field that refers to entries of another file. */
function createReferenceWidget(schema: JsonSchema, reference?: Reference): Record<string, unknown> {
  if (!reference) return {};
  const { collection, file, entries, displayField } = reference;
  return {
    widget: 'relation',
    collection,
    file,
    value_field: `${entries}.*.id`,
    display_fields: [`${entries}.*.${displayField}`],
    multiple: schema.type === 'array',
  };
}

/** Returns the properties of an object schema, including the current keys of a map with arbitrary keys. */
function getProperties(
  { properties = {}, additionalProperties }: JsonSchema,
  samples: unknown[] = [],
): Record<string, JsonSchema> {
  if (typeof additionalProperties !== 'object') return properties;
  const sampleValues = samples.flatMap((sample) => Object.entries(sample ?? {}));
  const currentProperties = sampleValues.map(([key, value]) => [
    key,
    findAlternative(value, additionalProperties),
  ]);
  return { ...Object.fromEntries(currentProperties), ...properties };
}

/** Returns the alternative of a schema with the type of a value; the schema itself if it has no such alternative. */
function findAlternative(value: unknown, schema: JsonSchema): JsonSchema {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return schema.anyOf?.find((alternative) => alternative.type === type) ?? schema;
}

/** Returns the values of a field in the samples that have it. */
function getSamples(samples: unknown[], name: string): unknown[] {
  return samples
    .map((sample) => (sample as Record<string, unknown> | null | undefined)?.[name])
    .filter((value) => value !== undefined);
}

/**
 * Returns the locales whose page messages have the field everywhere: a text that was written cannot be emptied. Returns
 * false if the fallback locale lacks it.
 */
function findCompleteLocales(samples: Samples, name: string, { cmsOptions }: FieldContext): string[] | false {
  const isComplete = (values: unknown[] = []) =>
    values.length > 0 && values.every((sample) => !isEmpty(getSamples([sample], name)));
  if (!isComplete(samples[cmsOptions.fallbackLocale])) return false;
  return Object.keys(samples).filter((locale) => isComplete(samples[locale]));
}

function mapValues(samples: Samples, convert: (values: unknown[]) => unknown[]): Samples {
  return Object.fromEntries(Object.entries(samples).map(([locale, values]) => [locale, convert(values)]));
}

const flatten = (lists: unknown[]) => lists.flat();

/** Returns the allowed values of a field with their labels, or undefined if the values are not restricted. */
function getChoices(
  schema: JsonSchema | undefined,
  context: FieldContext,
): { value: string; label: string }[] | undefined {
  const { cmsOptions, labels } = context;
  const group = schema?.taxonomy ?? '';
  const { fallbackLocale, locales } = cmsOptions;
  const [ownLabels = {}, originalLabels = {}] = [labels.locale, fallbackLocale].map((locale) =>
    readGroup(group, locale, context),
  );
  const allLabels = locales.flatMap((locale) => Object.entries(readGroup(group, locale, context)));
  const otherLabels = Object.fromEntries(allLabels.filter(([id, label]) => label && !originalLabels[id]));
  const ids = schema?.taxonomy && Object.keys({ ...originalLabels, ...otherLabels });
  return (schema?.enum ?? (ids || undefined))?.map((id) => {
    const value = String(id);
    return { value, label: ownLabels[value] || otherLabels[value] || labels.getChoice(value) };
  });
}

/** Returns the labels of a group of the taxonomy, by id. */
function readGroup(group: string, locale: string, { cmsOptions }: FieldContext): Record<string, string> {
  const groups = readJson(cmsOptions.taxonomyFile ?? '', locale);
  return (groups as Record<string, Record<string, string>> | undefined)?.[group] ?? {};
}
