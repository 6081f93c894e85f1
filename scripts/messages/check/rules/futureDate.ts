import type { MessageFile } from '../catalogue/MessageFile';
import { NEVER, outFrom } from '../catalogue/outFrom';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule, warning } from '../Rule';

const DAY = 24 * 60 * 60 * 1000;

/** Posts that wait for so long that their year is probably wrong, and changes before the post or in the future. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'post')) {
    const [date, updated] = [dayOf(file, 'date'), dayOf(file, 'updated')];
    const isDraft = outFrom(file) === NEVER;
    if (date && !isDraft && Date.parse(String(date.value)) - Date.parse(today) > 366 * DAY) {
      const problem = `The post comes out on ${date.value}, in more than a year (today is ${today}).`;
      yield warning(
        file,
        date.offset,
        problem,
        'Correct the year; for a text without a day write "draft: true".',
      );
    }
    if (date && updated) yield* checkUpdated(file, String(date.value), updated, today);
  }
};

function* checkUpdated(file: MessageFile, date: string, updated: Tree, today: string): Iterable<Draft> {
  const day = String(updated.value);
  if (day < date) {
    const problem = `The post was last changed on ${day}, before its date ${date}.`;
    yield error(file, updated.offset, problem, 'Correct it or delete it.');
  } else if (day > today && day > date) {
    const problem = `The day of the last change, ${day}, lies in the future (today is ${today}).`;
    yield error(file, updated.offset, problem, 'Write the day of the change.');
  }
}

function dayOf({ tree }: MessageFile, field: string): Tree | undefined {
  const found = childOf(tree, field);
  return /^\d{4}-\d\d-\d\d$/.test(String(found?.value)) ? found : undefined;
}
