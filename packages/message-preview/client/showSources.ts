import { createElement } from './createElement';
import { findMarkedTexts, type MarkedText } from './findMarkedTexts';
import { getLabels } from './labels';
import { preserveKeysParam } from './preserveKeysParam';
import { showPanel } from './showPanel';

/** Maximum length of a text in the list, in characters. */
const MAX_EXCERPT_LENGTH = 120;

/** Time without changes of the page before it is scanned again, so that many changes cause one scan. */
const SCAN_DELAY_MS = 100;

/**
 * Runs on a page opened with `?messages=keys`. Underlines every text from a message file, shows its file, line and key
 * on hover, and lists all texts, including those in attributes and in the page's head.
 */
export function showSources(): void {
  const list = createElement('details');
  list.open = true;
  showPanel('messages-places', list);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::highlight(messages) { background: #ffe48a66; text-decoration: underline dotted; }');
  document.adoptedStyleSheets.push(sheet);

  let texts: MarkedText[] = [];
  const scan = () => {
    texts = findMarkedTexts();
    list.replaceChildren(createSummary(texts.length), ...texts.map(createItem));
    const ranges = texts.flatMap(({ range }) => range ?? []);
    CSS.highlights.set('messages', new Highlight(...ranges));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(scan, SCAN_DELAY_MS);
  });
  const changes = { childList: true, characterData: true, attributes: true, subtree: true };
  for (const part of [document.head, document.body]) observer.observe(part, changes);
  scan();

  document.addEventListener('pointermove', (event) => showSourceAtPointer(event, texts));
  preserveKeysParam();
}

function createSummary(textCount: number): HTMLElement {
  const leave = createElement('a', getLabels().leave);
  leave.href = location.pathname;
  leave.addEventListener('click', (event) => {
    event.preventDefault();
    location.assign(location.pathname);
  });
  return createElement('summary', `${getLabels().formatTexts(textCount)} `, leave);
}

function createItem({ source, text, attribute, element }: MarkedText): HTMLElement {
  const shortText = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text;
  const excerpt = createElement('p', attribute ? `${attribute}: ${shortText}` : shortText);
  const item = createElement('article', createElement('code', source), excerpt);
  item.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
  return item;
}

/** Shows the source of the text under the pointer. */
function showSourceAtPointer({ target, clientX, clientY }: PointerEvent, texts: MarkedText[]): void {
  const found = findTextsAround(target, texts);
  if (found.length === 0) {
    showPanel('messages-place');
    return;
  }
  const note = createElement(
    'output',
    found.map(({ source, attribute }) => (attribute ? `${source} (${attribute})` : source)).join('\n'),
  );
  note.style.left = `${Math.min(clientX, innerWidth / 2)}px`;
  note.style.top = `${clientY + 20}px`;
  showPanel('messages-place', note);
}

/** Returns the marked texts of the closest ancestor that has any. */
function findTextsAround(target: EventTarget | null, texts: MarkedText[]): MarkedText[] {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const own = texts.filter((text) => text.element === element);
    if (own.length > 0) return own;
  }
  return [];
}
