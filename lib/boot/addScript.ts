/** Adds a script file to the page; those that are added so run in their order. */
export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  document.head.append(script);
  return script;
}
