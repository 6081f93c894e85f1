import type { MessageFile } from '../catalogue/MessageFile';
import { NEVER, outFrom } from '../catalogue/outFrom';
import { childOf, type Tree } from '../catalogue/Tree';
import { error, type Rule, warning } from '../Rule';

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** Posts that wait for so long that their year is probably wrong, and changes before the post or in the future. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.posts) {
    const date = dayOf(file, 'date');
    const updated = dayOf(file, 'updated');
    if (!date) continue;
    if (outFrom(file) !== NEVER && Date.parse(date.value) - Date.parse(today) > YEAR) {
      const problem = `The post comes out on ${date.value}, in more than a year (today is ${today}).`;
      const remedy = 'Correct the year; for a text without a day write "draft: true".';
      yield warning(file, date.offset, problem, remedy);
    }
    if (updated && updated.value < date.value) {
      const problem = `The post was last changed on ${updated.value}, before its date ${date.value}.`;
      yield error(file, updated.offset, problem, 'Correct it or delete it.');
    } else if (updated && updated.value > today && updated.value > date.value) {
      const problem = `The day of the last change, ${updated.value}, lies in the future (today is ${today}).`;
      yield error(file, updated.offset, problem, 'Write the day of the change.');
    }
  }
};

function dayOf({ tree }: MessageFile, field: string): (Tree & { value: string }) | undefined {
  const found = childOf(tree, field);
  const value = String(found?.value);
  return found && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...found, value } : undefined;
}
