/** A name for an address from a title: `Kho trước Tết` → `kho-truoc-tet`; empty where a title has no Latin letters. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
