export { type CardContent, type CardOptions, createCardRenderer, type Photo } from './createCardRenderer';
export { drawBlueprint } from './drawBlueprint';
export { drawTextLine, type TextLine, type TextLineOptions } from './drawTextLine';
export { findPackageFolder } from './findPackageFolder';
export { findUndrawableCharacters } from './findUndrawableCharacters';
export { layOutTitle, type TitleOptions } from './layOutTitle';
export { loadFontsourceTypefaces } from './loadFontsourceTypefaces';
export { outlineText } from './outlineText';
export { createTypeface, type Typeface } from './Typeface';
