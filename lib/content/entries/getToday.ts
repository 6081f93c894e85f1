import { z } from 'zod';

/** Where the company is: the date there decides which posts are out. */
const timeZone = 'Asia/Ho_Chi_Minh';

/**
 * Today in Vietnam as YYYY-MM-DD; the day that `BUILD_DATE` names, where it is set, so that a build can be made again as
 * it was. Throws where that is no date.
 */
export function getToday(): string {
  const { BUILD_DATE } = process.env;
  if (!BUILD_DATE) return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  if (!z.iso.date().safeParse(BUILD_DATE).success) {
    throw new Error(`BUILD_DATE is a date written YYYY-MM-DD; "${BUILD_DATE}" is not.`);
  }
  return BUILD_DATE;
}
