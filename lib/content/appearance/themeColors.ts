/** The ground of the pages, for what is drawn outside of them: the browser's frame, icons, share cards (as in styles/tokens.css). */
export const themeColors = { light: '#faf7f0', dark: '#0f1c18' };
