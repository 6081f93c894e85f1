/**
 * Paths of the site icons. All except `drawing` are rendered from `public/images/app-icon.svg`. Browsers request the
 * favicon and the touch icon at these paths even without a `<link>`.
 */
export const iconPaths = {
  drawing: '/images/icon.svg',
  favicon: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
} as const;
