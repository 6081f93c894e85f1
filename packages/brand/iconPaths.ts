/** Paths of the icons. Browsers request the favicon and the touch icon at these paths even without a `<link>`. */
export const iconPaths = {
  favicon: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  /** Copies of PNG logos in the size of pages. */
  mark: '/icons/mark.png',
  wordMark: '/icons/word-mark.png',
} as const;
