import { readFileSync } from 'node:fs';
import { createError, joinTexts, listFolderFiles, memoizeByContent, type Rule } from 'message-lint';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { colourNames } from '@/lib/content/appearance/brandSchema';
import { findUnknownColours } from '@/lib/content/appearance/colourDrawing';
import { getSvgSize } from '@/lib/content/pictures/svg';

const FOLDER = 'public/images';

const findProblems = memoizeByContent(findDrawingProblems);

/** Reports SVG files that are invalid, that browsers do not show, or that contain active content. */
export const drawing: Rule = function* () {
  for (const name of listFolderFiles(FOLDER).filter((file) => file.endsWith('.svg'))) {
    const path = `${FOLDER}/${name}`;
    const source = readFileSync(path, 'utf8');
    for (const problem of findProblems(source, path))
      yield createError({ path, source }, problem.offset, `drawing.${problem.problem}`, problem.values);
    const colours = joinTexts('comma', colourNames);
    for (const { offset, name } of findUnknownColours(source, colourNames))
      yield createError({ path, source }, offset, 'drawing.colour', { name, colours });
  }
};

/** A problem in a drawing, with its offset in the file. */
type DrawingProblem = Problem & { offset: number };

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A document type as browsers parse it, without `<!DOCTYPE`. */
const DOCTYPE = /^\s+[^\s"'[\]]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*$/;

/** Encodings in which an ASCII-only file has the same bytes as in UTF-8. */
const ASCII_COMPATIBLE =
  /^(?:(?:us-)?ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5|shift_jis|euc-\w+)$/i;

/**
 * Finds problems in an SVG file. Scripts in it do not run on pages, which embed it as an image, but they
 * would run with the site's origin if a visitor opened the file's URL.
 */
export function findDrawingProblems(source: string): DrawingProblem[] {
  // Before the first tag, a file in UTF-16 has U+FFFD and \0 when it is read as UTF-8; this is reported below.
  if (!/^[\uFEFF\uFFFD\0\s]*</.test(source)) return [{ offset: 0, problem: 'notSvg' }];
  const invalidIndex = source.search(/[\0\uFFFD]/);
  if (invalidIndex >= 0) return [{ offset: invalidIndex, problem: 'notUtf8' }];
  const problems: DrawingProblem[] = [];
  let depth = 0;
  /** The text of the open `<style>`, which comments and CDATA sections can divide; undefined outside. */
  let style: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (problem: string, values?: Record<string, string>) => {
    // The offset is the start of the last tag before the parser's position.
    problems.push({ offset: Math.max(0, source.lastIndexOf('<', parser.position - 1)), problem, values });
  };
  const collectText = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on('error', ({ message }) => {
    if (problems.length === 0) report('xml', { reason: message });
  });
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0') report('xmlVersion', { version: `${version}` });
    const isAscii = ASCII_COMPATIBLE.test(encoding) && /^[\0-\x7f]*$/.test(source);
    if (!isAscii && !/^utf-?8$/i.test(encoding)) report('encoding', { encoding });
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('entities');
    else if (!DOCTYPE.test(text)) report('doctype');
  });
  parser.on('processinginstruction', ({ target }) => report('instruction', { target }));
  parser.on('opentag', (tag) => {
    if (depth === 0) for (const { problem, values } of findRootProblems(source, tag)) report(problem, values);
    depth += 1;
    // A style has only text.
    const isAllowed = depth === 1 || (isAllowedElement(tag) && style === undefined);
    if (tag.local === 'style') style ??= '';
    const problem = isAllowed
      ? Object.values(tag.attributes)
          .map((attribute) => findAttributeProblem(tag, attribute))
          .find(Boolean)
      : { problem: 'element', values: { name: tag.name } };
    if (problem) report(problem.problem, problem.values);
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local !== 'style') return;
    if (style !== undefined && hasExternalReference(style)) report('externalStyle');
    style = undefined;
  });
  parser.on('text', collectText);
  parser.on('cdata', collectText);
  parser.write(source).close();
  return problems;
}

/** Returns the problems of the root element: it is not `<svg>`, or its namespace or its size is missing or invalid. */
function findRootProblems(source: string, { name, local, prefix, attributes }: SaxesTagNS): Problem[] {
  if (local !== 'svg') return [{ problem: 'root', values: { name } }];
  const problems: Problem[] = [];
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  if (attributes[declaration]?.value !== SVG_NAMESPACE)
    problems.push({ problem: 'namespace', values: { declaration: `${declaration}="${SVG_NAMESPACE}"` } });
  const viewBox = attributes.viewBox?.value;
  try {
    getSvgSize(source);
  } catch {
    problems.push(
      viewBox === undefined ? { problem: 'noViewBox' } : { problem: 'viewBox', values: { viewBox } },
    );
  }
  return problems;
}

const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';
const RDF_NAMESPACE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** The name of an element or attribute, with the URI of its namespace. A prefix may be any text, so it is not compared. */
type Name = { name: string; local: string; uri: string };

/** The id of a problem, and the values of its sentence. */
type Problem = { problem: string; values?: Record<string, string> };

const ELEMENTS =
  toSet(`a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon polyline
  radialGradient rect set stop style svg switch symbol text textPath title tspan use view`);

/** Attributes that an animation may change. */
const ANIMATED_ATTRIBUTES =
  toSet(`alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip clip-path clip-rule
  color color-interpolation color-interpolation-filters cx cy d diffuseConstant direction display divisor dominant-baseline dx dy
  elevation exponent fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight fr fx fy gradientTransform height image-rendering intercept k1 k2 k3 k4
  kernelMatrix lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight
  markerWidth mask mix-blend-mode offset opacity order overflow paint-order pathLength patternTransform pointer-events points
  pointsAtX pointsAtY pointsAtZ preserveAspectRatio r radius refX refY rotate rx ry scale seed shape-rendering slope
  specularConstant specularExponent startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfaceScale tableValues targetX targetY text-anchor
  text-decoration text-rendering textLength transform transform-origin unicode-bidi vector-effect viewBox visibility width
  word-spacing writing-mode x x1 x2 y y1 y2 z`);

const OTHER_ATTRIBUTES =
  toSet(`accumulate additive attributeName attributeType baseProfile begin by calcMode class clipPathUnits
  contentScriptType contentStyleType crossorigin decoding dur edgeMode enable-background end filterUnits font from glyph-orientation-horizontal
  glyph-orientation-vertical gradientUnits href id in in2 isolation k kernelUnitLength kerning keyPoints keySplines keyTimes lang
  markerUnits maskContentUnits maskUnits mask-type max media method min mode numOctaves operator orient origin path
  patternContentUnits patternUnits preserveAlpha primitiveUnits repeatCount repeatDur requiredExtensions requiredFeatures restart
  result role spacing spreadMethod stitchTiles style systemLanguage tabindex title to type values version xChannelSelector
  yChannelSelector zoomAndPan filterRes color-profile color-rendering solid-color solid-opacity shape-inside shape-padding
  -inkscape-stroke line-height text-align white-space inline-size`);

/** Attributes whose texts browsers do not interpret. */
const PLAIN_TEXT = /^(?:aria-[\w-]+|data-[\w.-]+|class|id|lang|role|title)$/;

/** Allowed references: an element of the same drawing, or a picture embedded as a `data:` URL. */
const ALLOWED_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** CSS functions that load nothing. `url` is checked separately. */
const FUNCTION = new RegExp(
  `^(?:${[
    'url var env calc min max clamp rgba? hsla? hwb lab lch oklab oklch color color-mix light-dark',
    'translate(?:3d|[xyz])? rotate(?:3d|[xyz])? scale(?:3d|[xyz])? skew[xy]? matrix(?:3d)? perspective',
    'cubic-bezier steps linear path polygon circle ellipse inset rect xywh blur brightness contrast drop-shadow grayscale',
    'hue-rotate invert opacity saturate sepia not is where has lang dir nth-(?:last-)?(?:child|of-type) local format rgb and or',
    'accesskey repeat wallclock \\w+[.](?:begin|end|repeat)',
  ]
    .join(' ')
    .split(' ')
    .join('|')})$`,
  'i',
);

const AT_RULE =
  /^(?:media|supports|keyframes|-webkit-keyframes|font-face|layer|charset|property|namespace)$/i;

/**
 * True for an element that runs no script and loads nothing: a drawing element of SVG, or data of a drawing program in a namespace
 * that browsers do not implement.
 */
function isAllowedElement({ local, uri }: Name): boolean {
  return uri === SVG_NAMESPACE ? ELEMENTS.has(local) : isInertNamespace(uri);
}

/** Returns the problem with an attribute, and the values of its sentence; undefined if it is allowed. */
function findAttributeProblem(element: Name, attribute: Name & { value: string }): Problem | undefined {
  const { name, local, uri, value } = attribute;
  if (uri === XMLNS_NAMESPACE) return undefined;
  if (/^on/i.test(local)) return { problem: 'script', values: { name } };
  if (/^(?:href|src|srcset)$/i.test(local) && !ALLOWED_REFERENCE.test(value))
    return { problem: 'external', values: { url: value.slice(0, 60) } };
  if (!isAllowedAttribute(element, attribute)) return { problem: 'attribute', values: { name } };
  if (local === 'attributeName' && !ANIMATED_ATTRIBUTES.has(value.trim()))
    return { problem: 'animatedAttribute', values: { name: value } };
  const isPlain = uri === XLINK_NAMESPACE || local === 'href' || PLAIN_TEXT.test(local);
  if (uri === '' && element.uri === SVG_NAMESPACE && !isPlain && hasExternalReference(value))
    return { problem: 'externalAttribute', values: { name } };
}

function isAllowedAttribute(element: Name, { local, uri }: Name): boolean {
  if (uri === XLINK_NAMESPACE) return true;
  if (uri === XML_NAMESPACE) return local === 'space' || local === 'lang' || local === 'id';
  if (uri !== '') return isInertNamespace(uri);
  if (element.uri !== SVG_NAMESPACE) return true;
  return ANIMATED_ATTRIBUTES.has(local) || OTHER_ATTRIBUTES.has(local) || PLAIN_TEXT.test(local);
}

/** True for the namespace of a drawing program or of metadata. Browsers implement only namespaces of the W3C. */
function isInertNamespace(uri: string): boolean {
  return uri === RDF_NAMESPACE || !(uri === '' || /^\s*https?:\/\/www\.w3\.org\//i.test(uri));
}

/**
 * True if CSS could load anything from outside the drawing. Comments are checked like other text. Escapes count too: they could
 * hide a name and are not needed.
 */
function hasExternalReference(css: string): boolean {
  if (css.includes('\\')) return true;
  if ([...css.matchAll(/@([^\s"'({;]*)/g)].some(([, name = '']) => !AT_RULE.test(name))) return true;
  if (
    [...css.matchAll(/([^\s"'(),:;{}>+~!/*]+)\(/g)].some(
      ([, name = '']) => !(name.startsWith('@') || FUNCTION.test(name)),
    )
  )
    return true;
  // The lookahead finds a `url(` inside the match of an earlier one too, which can be in a comment or a text.
  return [...css.matchAll(/url\((?=\s*["']?([^)]*))/gi)].some(([, url = '']) => !ALLOWED_REFERENCE.test(url));
}

function toSet(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}
