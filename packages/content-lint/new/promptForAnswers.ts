import { createInterface } from 'node:readline';
import type { ContentLintOptions } from '../ContentLintOptions';
import { isIdeographic } from '../text/languages';
import { InputError } from './InputError';
import { slugify } from './slugify';

/** The content to create: its kind, its slug, and its title in each locale. */
export type Answers = { kind: string; slug: string; titles: Partial<Record<string, string>> };

/** The values of the command line options: titles by locale, and the slug. */
type OptionValues = Partial<Record<string, string>>;

/** Uses the command line options and prompts for missing ones. Reads answers from standard input, one per line. */
export async function promptForAnswers(
  { locales, scaffolding }: ContentLintOptions,
  kindArgument: string | undefined,
  values: OptionValues,
): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt = async (question: string): Promise<string> => {
    process.stdout.write(`${question} `);
    const { value, done } = await lines.next();
    if (done) process.stdout.write('\n');
    return done ? '' : String(value).trim();
  };
  try {
    const kinds = Object.keys(scaffolding?.kinds ?? {});
    const kind = kindArgument ?? (await prompt(`Kind (${kinds.join(', ')}):`));
    if (!kinds.includes(kind))
      throw new InputError(`Unknown kind "${kind}". Use one of: ${kinds.join(', ')}.`);
    const titles: Answers['titles'] = {};
    const hasTitleOption = locales.all.some((locale) => values[locale] !== undefined);
    const orderedLocales = [locales.fallback, ...locales.all.filter((other) => other !== locales.fallback)];
    for (const locale of orderedLocales) {
      const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
      const question = `Title in ${language} (empty to skip):`;
      const title = hasTitleOption ? values[locale] : await prompt(question);
      if (title) titles[locale] = title.normalize('NFC');
    }
    const alphabeticLocales = orderedLocales.filter((locale) => !isIdeographic(locale));
    const derivedSlug = slugify(alphabeticLocales.map((locale) => titles[locale]).find(Boolean) ?? '');
    const slug = values.slug ?? (derivedSlug || (await prompt('Name in the URL (a-z, 0-9, hyphens):')));
    return { kind, slug, titles };
  } finally {
    terminal.close();
  }
}
