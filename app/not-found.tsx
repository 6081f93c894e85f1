/** Never rendered: it keeps Next's default 404 page out of every page's payload. */
export default function NotFound() {
  return null;
}
