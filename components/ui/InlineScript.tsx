/** A script of our own printed into the page, to run before first paint. `code` is ours and holds no foreign text. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React offers no other way to print a script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
