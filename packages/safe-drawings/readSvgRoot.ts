import { SaxesParser } from 'saxes';

/** The root element of an SVG file. */
type SvgRoot = {
  name: string;
  attributes: Record<string, string>;
  isSelfClosing: boolean;
  /** The offset of the first character after the start tag. */
  end: number;
};

/** Reads the start tag of the root element of an SVG file. Throws if the file has no element. */
export function readSvgRoot(svg: string): SvgRoot {
  let root: SvgRoot | undefined;
  const parser = new SaxesParser();
  // `findDrawingProblems` reports files that are not well-formed.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    root ??= { name, attributes, isSelfClosing, end: parser.position };
  });
  parser.write(svg);
  if (!root) throw new Error('the drawing has no root element');
  return root;
}
