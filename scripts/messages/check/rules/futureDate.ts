import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Rule } from '../Rule';

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** Posts that wait for so long that their year is probably wrong, and changes before the post or in the future. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.posts) {
    const date = getDay(file, 'date');
    const updated = getDay(file, 'updated');
    if (!date) continue;
    if (getPublicationDate(file) !== NEVER_PUBLISHED && Date.parse(date.value) - Date.parse(today) > YEAR) {
      const problem = `The post comes out on ${date.value}, in more than a year (today is ${today}).`;
      const remedy = 'Correct the year; for a text without a day write "draft: true".';
      yield createWarning(file, date.offset, problem, remedy);
    }
    if (updated && updated.value < date.value) {
      const problem = `The post was last changed on ${updated.value}, before its date ${date.value}.`;
      yield createError(file, updated.offset, problem, 'Correct it or delete it.');
    } else if (updated && updated.value > today && updated.value > date.value) {
      const problem = `The day of the last change, ${updated.value}, lies in the future (today is ${today}).`;
      yield createError(file, updated.offset, problem, 'Write the day of the change.');
    }
  }
};

function getDay({ tree }: MessageFile, field: string): (Tree & { value: string }) | undefined {
  const found = getChild(tree, field);
  const value = String(found?.value);
  return found && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...found, value } : undefined;
}
