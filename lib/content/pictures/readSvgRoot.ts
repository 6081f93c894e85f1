import { SaxesParser } from 'saxes';

/** The root element of an SVG file. */
export type SvgRoot = {
  name: string;
  attributes: Record<string, string>;
  isSelfClosing: boolean;
  /** The offset after its start tag. */
  end: number;
};

/** Reads the start tag of the root element of an SVG file. Throws if there is none. */
export function readSvgRoot(svg: string): SvgRoot {
  let root: SvgRoot | undefined;
  const parser = new SaxesParser();
  // The check of the messages reports what is not well-formed.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    root ??= { name, attributes, isSelfClosing, end: parser.position };
  });
  parser.write(svg);
  if (!root) throw new Error('the drawing has no root element');
  return root;
}
