/** Creates an element with its contents. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...contents);
  return element;
}
