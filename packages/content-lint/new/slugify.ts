/** Converts a title to a slug: `Kho trước Tết` → `kho-truoc-tet`. Empty if the title has no Latin letters or digits. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
