/**
 * The mark of the brand: a lotus that opens over an arched bridge and its water line. With an `id`, to be drawn again by
 * it.
 */
export function LogoMark({ id }: { id?: string }) {
  return (
    <svg id={id} viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2 53v-4.5h4.4A16 16 0 0 0 19.6 41.5A15 15 0 0 1 44.4 41.5A16 16 0 0 0 57.6 48.5H62V53H41.5A9.5 9.5 0 0 0 22.5 53zM53.2 12.2A37.1 37.1 0 0 1 46.9 40.8A13.5 13.5 0 0 1 46.4 40.1A17.5 17.5 0 0 0 42.3 35.8A43.5 43.5 0 0 0 42.2 19.8A37.1 37.1 0 0 1 53.2 12.2zm-42.4 0A37.1 37.1 0 0 0 17.1 40.8A13.5 13.5 0 0 0 17.6 40.1A17.5 17.5 0 0 1 21.7 35.8A43.5 43.5 0 0 1 21.8 19.8A37.1 37.1 0 0 0 10.8 12.2zM62.7 32.3A26.3 26.3 0 0 1 55.4 45.8A13.5 13.5 0 0 1 48.7 42.7A39.6 39.6 0 0 0 54.2 32.1A26.3 26.3 0 0 1 62.7 32.3zm-61.4 0A26.3 26.3 0 0 0 8.6 45.8A13.5 13.5 0 0 0 15.3 42.7A39.6 39.6 0 0 1 9.8 32.1A26.3 26.3 0 0 0 1.3 32.3zM2 57h60v3.5H2z"
      />
      <path fill="var(--accent)" d="M32 3A41 41 0 0 1 40 34.4A17.5 17.5 0 0 0 24 34.4A41 41 0 0 1 32 3z" />
    </svg>
  );
}
