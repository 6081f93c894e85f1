import { writeFileSync } from 'node:fs';
import { Catalogue, renderPlaceholdersModule } from 'message-lint';
import options from '@/scripts/content-rules/options';
import { workspace } from './messages/workspace';

/** `npx tsx scripts/message-placeholders.ts`: writes the TypeScript type with the placeholders of each message. */
writeFileSync(
  options.code.placeholdersModule,
  renderPlaceholdersModule(new Catalogue(workspace, 'messages')),
);
