import { getLocalTime } from 'working-time';

/** Returns today's date in Vietnam as YYYY-MM-DD. */
export function getToday(): string {
  return getNow().slice(0, 10);
}

/**
 * Returns the time in Vietnam, which decides which posts are published, as YYYY-MM-DDTHH:mm. `BUILD_DATE` overrides it,
 * to make builds reproducible; a date alone is the end of that day.
 */
export function getNow(): string {
  try {
    return getLocalTime('Asia/Ho_Chi_Minh', process.env.BUILD_DATE);
  } catch (error) {
    throw new Error(`BUILD_DATE=${(error as Error).message}`);
  }
}
