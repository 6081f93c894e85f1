/** Adds a script file to the page. Returns the `<script>` element. */
export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return script;
}
