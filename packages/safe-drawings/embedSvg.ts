/** Embeds a drawing in another one as an image, so that its styles, ids and classes do not apply to the other. */
export function embedSvg(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  return `<image${attributes.join('')} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
}
