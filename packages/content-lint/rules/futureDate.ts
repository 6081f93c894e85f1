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
      yield createWarning(file, date.offset, 'future-date.date', { date: date.value, today });
    }
    if (updated && updated.value < date.value) {
      const values = { updated: updated.value, date: date.value };
      yield createError(file, updated.offset, 'future-date.updatedBefore', values);
    } else if (updated && updated.value > today && updated.value > date.value) {
      yield createError(file, updated.offset, 'future-date.updated', { updated: updated.value, today });
    }
  }
};

function getDateField({ tree }: MessageFile, field: string): (Tree & { value: string }) | undefined {
  const child = getChild(tree, field);
  const value = String(child?.value);
  return child && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...child, value } : undefined;
}
