import { readFileSync } from 'node:fs';
import { Catalogue, renderPlaceholdersModule } from 'message-lint';
import { workspace } from '@/scripts/messages/workspace';

test('the generated placeholders module is up to date', () => {
  // If this fails, run npx tsx scripts/message-placeholders.ts.
  expect(readFileSync('lib/content/messages/messagePlaceholders.ts', 'utf8')).toBe(
    renderPlaceholdersModule(new Catalogue(workspace, 'messages')),
  );
});
