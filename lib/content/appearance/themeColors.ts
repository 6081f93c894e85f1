/**
 * The page background colours, for use outside style sheets: browser UI, icons, share cards. Must match
 * styles/tokens.css.
 */
export const themeColors = { light: '#faf7f0', dark: '#0f1c18' };
