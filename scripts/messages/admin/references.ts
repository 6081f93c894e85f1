/** Fields whose value is the id of an entry in another file: which file, and what of the entry the choice shows. */
const references = {
  reviewer: { collection: 'lists', file: 'team', entries: 'items', shown: 'name' },
  case: { collection: 'lists', file: 'customer-cases', entries: 'items', shown: 'title' },
  laws: { collection: 'shared', file: 'laws', entries: 'laws', shown: 'number' },
} as const;

/** The options of a field that chooses among the entries of another file; undefined where a field does not. */
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
