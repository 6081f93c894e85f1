/** Fields that contain the id of an entry in another file, with the file and the field of the entry shown as its label. */
const references = {
  reviewer: { collection: 'lists', file: 'team', entries: 'items', shown: 'name' },
  case: { collection: 'lists', file: 'customer-cases', entries: 'items', shown: 'title' },
  laws: { collection: 'shared', file: 'laws', entries: 'laws', shown: 'number' },
} as const;

/** Returns the options of a field that refers to entries of another file, or undefined for other fields. */
export function getReferenceOptions(name: string) {
  if (!(name in references)) return undefined;
  const { collection, file, entries, shown } = references[name as keyof typeof references];
  return {
    widget: 'relation',
    collection,
    file,
    value_field: `${entries}.*.id`,
    display_fields: [`${entries}.*.${shown}`],
  };
}
