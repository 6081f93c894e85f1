/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entityFiles } from '@/lib/content/entries/schemas';
import { Catalogue } from '@/scripts/messages/check/catalogue/Catalogue';
import { listFolderFiles } from '@/scripts/messages/check/catalogue/listFolderFiles';
import { sharedFiles } from '@/scripts/messages/check/catalogue/readMessageFile';
import { buildSchemas } from '@/scripts/messages/schemas/buildSchemas';
import { renderPlaceholdersModule } from '@/scripts/messages/schemas/renderPlaceholdersModule';

const folder = '.vscode/schemas';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

// Of the texts in Markdown none is in a schema.
const catalogue = new Catalogue(
  'messages',
  listFolderFiles('messages').filter((name) => name.endsWith('.json')),
);
const built: Record<string, unknown> = JSON.parse(JSON.stringify(buildSchemas(catalogue)));

/** What may stand there is for editors to say: `messages/en/taxonomy.json`. */
const fromTaxonomy = ['industries', 'regions', 'tags', 'categories', 'industry', 'region', 'category'];

/** Without what follows every edit, the texts that show beside a key and the taxonomy: stale ones break nothing. */
function getShape(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (fromTaxonomy.includes(key)) return 'as editors say';
      return typeof value === 'string' && key === 'description' ? undefined : value;
    }),
  );
}

test('there is a schema for every JSON file of the messages', () => {
  const files = [...readdirSync('messages/en').filter((name) => name.endsWith('.json')), ...sharedFiles];
  expect(Object.keys(built).sort()).toEqual(files.sort());
  expect(readdirSync(folder).sort()).toEqual(files.sort());
});

test.each(Object.keys(built))('the committed schema of %s knows its keys and values', (name) => {
  // Out of date? npm run messages:schemas
  expect(getShape(read(path.join(folder, name)))).toEqual(getShape(built[name]));
});

test('VS Code is told which schema belongs to which file', () => {
  const wired = read('.vscode/settings.json')['json.schemas'] as { fileMatch: string[]; url: string }[];
  const expected = Object.keys(built).map((name) => {
    const match = sharedFiles.includes(name) ? `/messages/${name}` : `/messages/*/${name}`;
    return { fileMatch: [match], url: `./${folder}/${name}` };
  });
  expect(wired).toEqual(expect.arrayContaining(expected));
  expect(wired).toHaveLength(expected.length);
});

/** The schemas of the fields of a list's entries. */
function getFields(file: string): Record<string, { description?: string }> {
  const { properties } = built[file] as { properties: { items: { items: { properties: object } } } };
  return properties.items.items.properties as ReturnType<typeof getFields>;
}

test.each(Object.keys(entityFiles))('every field of an entry of %s is described', (file) => {
  const fields = Object.entries(getFields(file));
  expect(fields.filter(([, { description }]) => !description)).toEqual([]);
});

test('every industry of a case is named', () => {
  const { industries } = read('messages/en/taxonomy.json');
  expect(getFields('customer-cases.json')).toMatchObject({
    industry: {
      enum: Object.keys(industries),
      enumDescriptions: Object.values(industries),
    },
  });
});

test('the compiler knows what each English text leaves to fill in', () => {
  // Out of date? npm run messages:schemas
  expect(readFileSync('lib/content/messages/messagePlaceholders.ts', 'utf8')).toBe(
    renderPlaceholdersModule(catalogue),
  );
});
