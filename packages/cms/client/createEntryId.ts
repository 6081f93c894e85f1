const MAX_LENGTH = 48;

/** Letters other than Latin ones, such as Chinese characters, which an id cannot represent. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Creates the id of a new entry from the first title in Latin letters, otherwise from the time. Adds a number if
 * `isUsed` returns true.
 */
export function createEntryId(titles: unknown[], now: Date, isUsed: (id: string) => boolean): string {
  const slugs = titles.map((title) =>
    OTHER_LETTERS.test(String(title ?? '')) ? '' : slugify(String(title ?? '')),
  );
  const base = slugs.find((slug) => /[a-z]/.test(slug)) ?? formatTime(now);
  let id = base;
  for (let number = 2; isUsed(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** `Điện thoại, 2 ngày` → `dien-thoai-2-ngay`. */
function slugify(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** Local time, like the names of files without a Latin title: `2026-11-26-1530`. */
function formatTime(time: Date): string {
  const [date = '', clock = ''] = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  return `${date}-${clock.slice(0, 5).replace(':', '')}`;
}
