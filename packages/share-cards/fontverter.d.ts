declare module 'fontverter' {
  /** Converts a TrueType, WOFF or WOFF2 font to TrueType (`sfnt`). */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
