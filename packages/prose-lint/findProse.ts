/** A comment, or a line of a Markdown file, without code. */
export type Prose = { line: number; text: string };

/** A comment of TypeScript, JavaScript or CSS. A `//` in a URL, or at the start of a string, is not a comment. */
const COMMENT = /(?<!['"`])\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g;
/** A comment of YAML, a shell script, a Dockerfile or a Caddyfile. */
const HASH_COMMENT = /(?<=^|\s)#(?!!)[^\n]*/g;

/** Finds the prose of a file: its comments, or the text of a Markdown file without its code. Lines count from 1. */
export function findProse(file: string, source: string): Prose[] {
  if (file.endsWith('.md')) return findMarkdownProse(source);
  const pattern = /\.(tsx?|mjs|js|css)$/.test(file) ? COMMENT : HASH_COMMENT;
  return [...source.matchAll(pattern)].map(({ 0: comment, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: maskCode(comment.replace(/^\/\*+|\*\/$|^\/\/|^#+/g, '').replace(/\n\s*\*? ?/g, ' ')).trim(),
  }));
}

function findMarkdownProse(source: string): Prose[] {
  let isCode = false;
  return source.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? [] : [{ line: index + 1, text: maskCode(line) }];
  });
}

/** Replaces inline code with one letter, and removes the URLs of links. */
function maskCode(text: string): string {
  return text.replace(/`[^`]*`/g, 'X').replace(/\]\([^)]*\)/g, ']');
}
