import type { Link, PhrasingContent, Root, Text } from 'mdast';
// Declares the token types that mdast-util-gfm-autolink-literal converts to links.
import type {} from 'micromark-extension-gfm-autolink-literal';
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { canPrecedeUrl, findUrl, measureUrl } from './urlLiteral';

/**
 * Remark plugin that replaces the URL autolinks of remark-gfm. The replaced autolinks extend to the next
 * space, so in Chinese they would include the punctuation and the following sentence, whose Markdown would not be
 * parsed.
 */
export function remarkUrls(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), urlLiterals];
  return (tree: Root) => splitLinks(tree);
}

const protocolUrl = createUrlConstruct('literalAutolinkHttp');
const wwwUrl = createUrlConstruct('literalAutolinkWww');

const urlLiterals: Extension = {
  disable: { null: ['protocolAutolink', 'wwwAutolink'] },
  // The keys are the character codes of the first letter: H, h, W and w.
  text: { 72: protocolUrl, 104: protocolUrl, 87: wwwUrl, 119: wwwUrl },
};

function createUrlConstruct(type: 'literalAutolinkHttp' | 'literalAutolinkWww'): Construct {
  return {
    // Is tried after the construct for email addresses, which can start with the same letters.
    add: 'after',
    tokenize(effects, ok, nok) {
      let lookahead = '';
      let remaining = 0;
      const { previous } = this;
      // The longest start, `https://`, has 8 characters.
      const canBeUrl = () => lookahead.length < 8 || /^(?:https?:|www\.)/i.test(lookahead);
      const readAhead: Construct = {
        partial: true,
        tokenize(effects, ok) {
          return start;

          // The development build of micromark asserts that a token is open. `check` discards it.
          function start(code: Code): State | undefined {
            effects.enter('data');
            return read(code);
          }

          function read(code: Code): State | undefined {
            // Codes up to 32 are line endings and white space.
            if (code === null || code <= 32 || !canBeUrl()) {
              effects.exit('data');
              return ok(code);
            }
            lookahead += String.fromCharCode(code);
            effects.consume(code);
            return read;
          }
        },
      };
      const isInLabel = () => hasOpenLabel(this);
      return effects.check(readAhead, enter, nok);

      function enter(code: Code): State | undefined {
        remaining = canPrecedeUrl(toCharacter(previous), lookahead) ? measureUrl(lookahead) : 0;
        if (remaining === 0 || isInLabel()) return nok(code);
        effects.enter('literalAutolink');
        effects.enter(type);
        return consume(code);
      }

      function consume(code: Code): State | undefined {
        if (remaining > 0) {
          remaining -= 1;
          effects.consume(code);
          return consume;
        }
        effects.exit(type);
        effects.exit('literalAutolink');
        return ok(code);
      }
    },
  };
}

/** True if an earlier `[` can still start a link. Links must not be nested. */
function hasOpenLabel({ events }: TokenizeContext): boolean {
  return events.some(([, { type, _balanced }]) => /^label(?:Link|Image)$/.test(type) && !_balanced);
}

function toCharacter(code: Code): string | undefined {
  if (code === null) return undefined;
  return code < 0 ? ' ' : String.fromCharCode(code);
}

/**
 * Links URLs inside brackets that are not a link. For some of these URLs, mdast-util-gfm-autolink-literal has created a
 * link without a position that extends to the next space; such a link is replaced. New links get the position of their
 * parent node.
 */
function splitLinks(node: Root | PhrasingContent): void {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return;
  const { position } = node;
  node.children = (node.children as PhrasingContent[]).flatMap((child) => {
    splitLinks(child);
    if (child.type === 'text') return findUrl(child.value) ? linkUrls(child.value, position) : child;
    if (child.type !== 'link' || child.position) return child;
    const [text] = child.children;
    return text?.type === 'text' && findUrl(text.value)
      ? linkUrls(text.value, position)
      : { ...child, position };
  });
}

function linkUrls(text: string, position: Root['position']): (Link | Text)[] {
  const found = findUrl(text);
  if (!found) return text === '' ? [] : [{ type: 'text', value: text }];
  const url = text.slice(found.start, found.end);
  const link: Link = {
    type: 'link',
    url: /^w/i.test(url) ? `http://${url}` : url,
    children: [{ type: 'text', value: url }],
    position,
  };
  const before: Text[] = found.start > 0 ? [{ type: 'text', value: text.slice(0, found.start) }] : [];
  return [...before, link, ...linkUrls(text.slice(found.end), position)];
}
