import { createInterface } from 'node:readline';
import { defaultLocale, type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { isNewKind, NewError, type NewKind, newKinds } from './newKinds';
import { slugify } from './slugify';

/** The content to create: its kind, its slug, and its title in each locale. */
export type Answers = { kind: NewKind; slug: string; titles: Partial<Record<Locale, string>> };

type Options = Partial<Record<Locale | 'slug', string | undefined>>;

/** Uses the command line options and prompts for missing ones. Reads answers from standard input, one per line. */
export async function promptForAnswers(kindArgument: string | undefined, options: Options): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt = async (question: string): Promise<string> => {
    process.stdout.write(`${question} `);
    const { value, done } = await lines.next();
    if (done) process.stdout.write('\n');
    return done ? '' : String(value).trim();
  };
  try {
    const kinds = Object.keys(newKinds).join(', ');
    const kind = kindArgument ?? (await prompt(`Kind (${kinds}):`));
    if (!isNewKind(kind)) throw new NewError(`Unknown kind "${kind}". Use one of: ${kinds}.`);
    const titles: Answers['titles'] = {};
    const hasTitleOption = locales.some((locale) => options[locale] !== undefined);
    const order: Locale[] = [defaultLocale, ...locales.filter((other) => other !== defaultLocale)];
    for (const locale of order) {
      const question = `Title in ${localeInfo[locale].name} (empty to skip):`;
      const title = hasTitleOption ? options[locale] : await prompt(question);
      if (title) titles[locale] = title.normalize('NFC');
    }
    const derived = slugify(titles.en || titles.vi || '');
    const slug = options.slug ?? (derived || (await prompt('Name in the URL (a-z, 0-9, hyphens):')));
    return { kind, slug, titles };
  } finally {
    terminal.close();
  }
}
