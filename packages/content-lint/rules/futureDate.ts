import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Rule } from '../Rule';

const MAX_ADVANCE_MS = 366 * 24 * 60 * 60 * 1000;

/** Reports posts dated more than a year ahead, and `updated` dates that are before the post's date or in the future. */
export const futureDate: Rule = function* ({ catalogue, today }) {
  for (const file of catalogue.posts) {
    const date = getDateField(file, 'date');
    const updated = getDateField(file, 'updated');
    if (!date) continue;
    if (
      getPublicationDate(file) !== NEVER_PUBLISHED &&
      Date.parse(date.value) - Date.parse(today) > MAX_ADVANCE_MS
    ) {
      const problem = `The publication date ${date.value} is more than a year away (today is ${today}).`;
      const remedy = 'Correct the year. If there is no date yet, write "draft: true".';
      yield createWarning(file, date.offset, problem, remedy);
    }
    if (updated && updated.value < date.value) {
      const problem = `The "updated" date ${updated.value} is before the post's date ${date.value}.`;
      yield createError(file, updated.offset, problem, 'Correct or delete it.');
    } else if (updated && updated.value > today && updated.value > date.value) {
      const problem = `The "updated" date ${updated.value} is in the future (today is ${today}).`;
      yield createError(file, updated.offset, problem, 'Enter the date of the last change.');
    }
  }
};

function getDateField({ tree }: MessageFile, field: string): (Tree & { value: string }) | undefined {
  const child = getChild(tree, field);
  const value = String(child?.value);
  return child && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...child, value } : undefined;
}
