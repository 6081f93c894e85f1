import { OWN_SCRIPT } from '../client/attributes';
import { getHash } from '../getHash';

type OwnScriptProps = {
  /** The code or data, which must not contain `</script`. */
  code: string;
  /** The `type` attribute, for data. */
  type?: string;
} & { [attribute: `data-${string}`]: string | undefined };

/**
 * An inline script of the project. The build keeps scripts with the hash of their code, removes Next's scripts, and
 * fails if a page contains any other script.
 */
export function OwnScript({ code, ...attributes }: OwnScriptProps) {
  const hash = { [OWN_SCRIPT]: getHash(code) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React offers no other way to print a script
  return <script {...attributes} {...hash} dangerouslySetInnerHTML={{ __html: code }} />;
}
