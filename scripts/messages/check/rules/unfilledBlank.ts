import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { MessageFile } from '../catalogue/MessageFile';
import type { TextNode } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import type { Project } from '../project/Project';
import { usesOf } from '../project/usesOf';
import { type Draft, error, type Rule, warning } from '../Rule';
import { parseMessage } from '../text/parseMessage';

/** Arguments and tags that no page fills in. */
export const unfilledBlank: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.files) {
    if (file.kind === 'glossary' || file.kind === 'mail') continue;
    for (const text of file.texts) {
      if (file.kind === 'copy') {
        if (file.locale === defaultLocale) yield* unfilledInCopy(text, file, project);
      } else if (isTranslatable(file, text)) {
        yield* shownAsItStands(text, file);
      }
    }
  }
};

function* unfilledInCopy(text: TextNode, file: MessageFile, project: Project): Iterable<Draft> {
  const read = parseMessage(text.value);
  if ('mistake' in read) return;
  const names = [...read.blanks.arguments, ...read.blanks.tags];
  const uses = usesOf(file, text.path, project.uses);
  if (uses.length > 0 && uses.every(({ as }) => as === 'tree')) yield* shownAsItStands(text, file);
  for (const use of uses.filter(({ as }) => as === 'format')) {
    const unfilled = names.filter((name) => use.values && !use.values.includes(name));
    for (const name of unfilled) {
      const problem = `A page that shows this text has nothing to fill in for "${name}", and would show the key instead.`;
      yield error(
        file,
        text.offsetOf(Math.max(text.value.search(`[{<]${name}`), 0)),
        problem,
        'Write it as plain text.',
      );
    }
    if (unfilled.length > 0) return;
  }
}

function* shownAsItStands(text: TextNode, file: MessageFile): Iterable<Draft> {
  const blank = /\{\w+\}|<\/?[a-z][\w-]*>/.exec(text.value);
  if (!blank) return;
  const problem = `Nothing fills in ${blank[0]} in this text: readers see it as it stands.`;
  yield warning(file, text.offsetOf(blank.index), problem, 'Write it as plain text.');
}
