export { colourDrawing, findUnknownColours, toDataUrl } from './colourDrawing';
export { type ContrastRule, getContrast, hexColour } from './contrast';
export { createPaletteSchema } from './createPaletteSchema';
export { colourDrawings, createDrawingListener } from './drawingFiles';
export { encodeIco } from './encodeIco';
export { findColours, type Palette, type SchemeColours } from './Palette';
export { renderCustomProperties } from './renderCustomProperties';
