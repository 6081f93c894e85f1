/** Adds a script file to the page. */
export function addScript(src: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src });
  document.head.append(script);
  return script;
}
