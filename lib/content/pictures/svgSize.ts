/**
 * The size of a drawing, from the `viewBox` of its root. Throws where the file has none, without which a browser could
 * not scale it.
 */
export function svgSize(svg: string): { width: number; height: number } {
  const [, width, height] =
    /<svg\b[^>]*\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(svg) ?? [];
  if (!Number(width) || !Number(height))
    throw new Error('the drawing has no viewBox, so its size is not known');
  return { width: Number(width), height: Number(height) };
}
