/**
 * Where the icons stand: the drawing itself, and what is made of `public/images/app-icon.svg`. Browsers ask for the
 * favicon and the touch icon at these addresses of their own accord.
 */
export const iconPaths = {
  drawing: '/images/icon.svg',
  favicon: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
} as const;
