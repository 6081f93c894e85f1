/** The mark of the brand: a lotus over a bridge. */
export function LogoMark() {
  return <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" />;
}
