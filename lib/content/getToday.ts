import { z } from 'zod';

const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** Returns today's date in Vietnam as YYYY-MM-DD. */
export function getToday(): string {
  return getNow().slice(0, 10);
}

/**
 * Returns the time in Vietnam, which decides which posts are published, as YYYY-MM-DDTHH:mm. `BUILD_DATE` overrides it,
 * to make builds reproducible; a date alone is the end of that day. Throws if it is invalid.
 */
export function getNow(): string {
  const { BUILD_DATE } = process.env;
  if (!BUILD_DATE) {
    const format = new Intl.DateTimeFormat('sv', {
      timeZone: TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return format.format(new Date()).replace(' ', 'T');
  }
  if (z.iso.date().safeParse(BUILD_DATE).success) return `${BUILD_DATE}T23:59`;
  if (z.iso.datetime({ local: true, precision: -1 }).safeParse(BUILD_DATE).success) return BUILD_DATE;
  throw new Error(
    `BUILD_DATE="${BUILD_DATE}" is not a valid date. Write it as YYYY-MM-DD or, with a time, YYYY-MM-DDTHH:mm.`,
  );
}
