import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Pair } from '../catalogue/Catalogue';
import { type Draft, error, type Rule } from '../Rule';
import { type Blanks, parseMessage, parseTemplate } from '../text/parseMessage';

/** Arguments and tags that a translation lost, invented or misspelt. */
export const differingBlanks: Rule = function* ({ catalogue }) {
  for (const pair of catalogue.pairs()) {
    const read = { copy: parseMessage, mail: parseTemplate }[pair.file.kind as string];
    if (!read) continue;
    // A translation may name other facts, or none.
    const original = catalogue.filler(defaultLocale).fill(pair.english.value);
    const [english, translation] = [
      read(original),
      read(catalogue.filled(pair.file, pair.translation.value)),
    ];
    if ('mistake' in english || 'mistake' in translation) continue;
    yield* compare(pair, english.blanks, translation.blanks, 'arguments', (name) => `{${name}}`);
    yield* compare(pair, english.blanks, translation.blanks, 'tags', (name) => `<${name}>`);
  }
};

function* compare(
  { file, translation }: Pair,
  english: Blanks,
  translated: Blanks,
  what: 'arguments' | 'tags',
  write: (name: string) => string,
): Iterable<Draft> {
  const lost = [...english[what]].filter((name) => !translated[what].has(name));
  const invented = [...translated[what]].filter((name) => !english[what].has(name));
  for (const name of invented) {
    const index = translation.value.indexOf(write(name).slice(0, -1));
    const remedy = lost.length > 0 ? `In English it is ${lost.map(write).join(', ')}.` : 'Delete it.';
    const offset = translation.offsetOf(Math.max(index, 0));
    yield error(file, offset, `The English text has no ${write(name)}.`, remedy);
  }
  if (lost.length > invented.length) {
    const names = lost.map(write).join(', ');
    yield error(
      file,
      translation.offset,
      `${names} of the English text is missing here.`,
      'Put it where it belongs.',
    );
  }
}
