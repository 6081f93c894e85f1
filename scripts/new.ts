import { parseArgs } from 'node:util';
import { NewError } from './messages/new/newKinds';
import { promptForAnswers } from './messages/new/promptForAnswers';
import { writeNew } from './messages/new/writeNew';

/**
 * `npm run new article|news|case|device|page`: asks for the titles (or takes them: `-- --en "…" --vi "…" --slug …`) and writes
 * files that pass `check:messages`, with what belongs into each field in its place. Never overwrites.
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
  for (const place of writeNew(values.messages, answers)) console.log(`Written: ${place}`);
  console.log(
    'Next: write your texts in place of those that say what belongs there, then npm run check:messages.',
  );
} catch (error) {
  const isOurs =
    error instanceof NewError || String((error as { code?: string }).code).startsWith('ERR_PARSE');
  if (!isOurs) throw error;
  console.error((error as Error).message);
  process.exit(2);
}
