import { parseArgs } from 'node:util';
import { NewError } from './messages/new/newKinds';
import { promptForAnswers } from './messages/new/promptForAnswers';
import { writeNew } from './messages/new/writeNew';

/**
 * `npm run new article|news|case|device|page`: prompts for the titles, or reads them from `-- --en "…" --vi "…" --slug …`.
 * Writes files that pass `check:messages`, with placeholder text in each field. Never overwrites a file.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      en: { type: 'string' },
      zh: { type: 'string' },
      vi: { type: 'string' },
      slug: { type: 'string' },
      messages: { type: 'string', default: 'messages' },
    },
  });
  const answers = await promptForAnswers(positionals[0], values);
  for (const place of writeNew(values.messages, answers)) console.log(`Created: ${place}`);
  console.log('Next: replace the placeholder texts, then run npm run check:messages.');
} catch (error) {
  const isOurs =
    error instanceof NewError || String((error as { code?: string }).code).startsWith('ERR_PARSE');
  if (!isOurs) throw error;
  console.error((error as Error).message);
  process.exit(2);
}
