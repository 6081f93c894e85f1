/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchemas, Catalogue, listFolderFiles, renderPlaceholdersModule } from 'content-lint';
import { entrySchemas } from '@/lib/content/entries/schemas';
import { workspace } from '@/scripts/messages/workspace';

const sharedFiles = [...workspace.reader.formats.shared.keys()];

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

// Markdown files have no schema.
const catalogue = new Catalogue(
  workspace,
  'messages',
  listFolderFiles('messages').filter((name) => name.endsWith('.json')),
);
const schemas: Record<string, unknown> = JSON.parse(JSON.stringify(buildSchemas(catalogue)));

test('every JSON message file has a schema', () => {
  const files = [...readdirSync('messages/en').filter((name) => name.endsWith('.json')), ...sharedFiles];
  expect(Object.keys(schemas).sort()).toEqual(files.sort());
});

test('the VS Code settings map every schema', () => {
  const mappings = read('.vscode/settings.json')['json.schemas'] as { fileMatch: string[]; url: string }[];
  const expected = Object.keys(schemas).map((name) => {
    const match = sharedFiles.includes(name) ? `/messages/${name}` : `/messages/*/${name}`;
    return { fileMatch: [match], url: `./.vscode/schemas/${name}` };
  });
  expect(mappings).toEqual(expect.arrayContaining(expected));
  expect(mappings).toHaveLength(expected.length);
});

/** Returns the schemas of an entry's fields. */
function getFields(file: string): Record<string, { description?: string }> {
  const { properties } = schemas[file] as { properties: { items: { items: { properties: object } } } };
  return properties.items.items.properties as ReturnType<typeof getFields>;
}

test.each(Object.keys(entrySchemas))('every entry field of %s has a description', (file) => {
  const fields = Object.entries(getFields(file));
  expect(fields.filter(([, { description }]) => !description)).toEqual([]);
});

test('every industry of a case has a label', () => {
  const { industries } = read('messages/en/taxonomy.json');
  expect(getFields('customer-cases.json')).toMatchObject({
    industry: {
      enum: Object.keys(industries),
      enumDescriptions: Object.values(industries),
    },
  });
});

test('the generated placeholders module is up to date', () => {
  // If this fails, run npm run messages:schemas.
  expect(readFileSync('lib/content/messages/messagePlaceholders.ts', 'utf8')).toBe(
    renderPlaceholdersModule(catalogue),
  );
});
