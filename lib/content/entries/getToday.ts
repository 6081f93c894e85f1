import { z } from 'zod';

/** The company's time zone. Its date decides which posts are published. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * Returns today's date in Vietnam as YYYY-MM-DD. `BUILD_DATE` overrides it, to make builds reproducible. Throws if
 * `BUILD_DATE` is not a valid date.
 */
export function getToday(): string {
  const { BUILD_DATE } = process.env;
  if (!BUILD_DATE) return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());
  if (!z.iso.date().safeParse(BUILD_DATE).success) {
    throw new Error(`BUILD_DATE="${BUILD_DATE}" is not a valid date. Write it as YYYY-MM-DD.`);
  }
  return BUILD_DATE;
}
