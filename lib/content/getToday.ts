import { z } from 'zod';

const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * Returns today's date in Vietnam as YYYY-MM-DD, which decides which posts are published. `BUILD_DATE` overrides it, to
 * make builds reproducible. Throws if it is invalid.
 */
export function getToday(): string {
  const { BUILD_DATE } = process.env;
  if (!BUILD_DATE) return new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(new Date());
  if (z.iso.date().safeParse(BUILD_DATE).success) return BUILD_DATE;
  throw new Error(`BUILD_DATE="${BUILD_DATE}" is not a valid date. Write it as YYYY-MM-DD.`);
}
