/** Never shown: it keeps the framework's own page for missing addresses out of every page's payload. */
export default function NotFound() {
  return null;
}
