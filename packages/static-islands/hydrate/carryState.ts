type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** State that an element loses when it leaves the document. */
export type LiveState = {
  focused: Element | null;
  selection: Selection | undefined;
  scrollPositions: { element: Element; left: number; top: number }[];
};

type Selection = Parameters<HTMLInputElement['setSelectionRange']>;

/** Reads the focus, the selection in the focused field and the scroll positions inside an element. */
export function readLiveState(root: Element): LiveState {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const scrollPositions = [...root.querySelectorAll('*')]
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  return { focused, selection: focused ? getSelection(focused) : undefined, scrollPositions };
}

/**
 * Carries over the visitor's input from replaced markup (`oldNodes`) to the same markup in `root`: field values,
 * checked boxes, open disclosures, focus, selection and scroll positions. Elements are matched by attributes that
 * extensions do not change, and by document order. Each changed field dispatches `input` and `change`.
 */
export function carryState(oldNodes: readonly Node[], root: Element, liveState?: LiveState): void {
  const oldRoots = oldNodes.filter((node) => node instanceof Element);
  const counterparts = matchElements(
    oldRoots.flatMap((element) => [element, ...element.querySelectorAll('*')]),
    [...root.querySelectorAll('*')],
  );
  for (const [from, to] of counterparts) {
    if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
    else if (isField(from)) carryField(from, to as Field);
  }
  if (!liveState) return;
  for (const { element, left, top } of liveState.scrollPositions) {
    counterparts.get(element)?.scrollTo({ left, top, behavior: 'instant' });
  }
  const focused = liveState.focused && counterparts.get(liveState.focused);
  if (!focused) return;
  (focused as HTMLElement).focus({ preventScroll: true });
  if (liveState.selection) (focused as HTMLInputElement).setSelectionRange(...liveState.selection);
}

/** Pairs the elements of two trees that have the same identity, in document order. */
function matchElements(from: readonly Element[], to: readonly Element[]): Map<Element, Element> {
  const candidates = new Map<string, Element[]>();
  for (const element of to) {
    const identity = getIdentity(element);
    const elements = candidates.get(identity);
    if (elements) elements.push(element);
    else candidates.set(identity, [element]);
  }
  const pairs = new Map<Element, Element>();
  for (const element of from) {
    const counterpart = candidates.get(getIdentity(element))?.shift();
    if (counterpart) pairs.set(element, counterpart);
  }
  return pairs;
}

/**
 * Returns the id of an element, or else its name and distinguishing attributes. The text is ignored because it may be
 * translated.
 */
function getIdentity(element: Element): string {
  const attributes = element.id ? ['id'] : ['name', 'value', 'data-item', 'data-filter', 'data-value'];
  const values = attributes.map((name) => element.getAttribute(name));
  // Not the query: the query of a filter link depends on the page's URL.
  if (element instanceof HTMLAnchorElement) values.push(element.pathname, element.hash);
  return JSON.stringify([element.localName, ...values]);
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type="hidden"]), textarea, select');
}

function carryField(from: Field, to: Field): void {
  if (to instanceof HTMLInputElement && ['checkbox', 'radio'].includes(to.type)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  // Calls the prototype's setter: React overrides the setter of the element and would ignore the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Returns the selection in a text field; undefined for other elements and for fields without a selection, such as
 * `type="email"`.
 */
function getSelection(element: Element): Selection | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = element;
  if (selectionStart === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? undefined];
}
