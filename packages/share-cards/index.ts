export { createCardRenderer } from './createCardRenderer';
export { drawBlueprint } from './drawBlueprint';
export { findUndrawableCharacters } from './findUndrawableCharacters';
export { findPackageFolder, loadFontsourceTypefaces, suggestFontPackage } from './fontsource';
export { layOutTitle } from './layOutTitle';
export { drawTextLine, outlineText } from './outlineText';
export { createTypeface, type Typeface } from './Typeface';
