/** Never rendered. Without this file, the payload of every page would contain Next's default 404 page. */
export default function NotFound() {
  return null;
}
