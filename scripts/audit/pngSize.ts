/** The size of a PNG as `1200×630`, from its first chunk (PNG, section 11.2.1); `no PNG` for any other file. */
export function pngSize(bytes: Buffer): string {
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}` : 'no PNG';
}
