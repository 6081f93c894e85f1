/** Result of operating the controls of a page. */
type Result = {
  /** Number of controls found. */
  count: number;
  /** HTML of the controls without any effect. */
  ineffective: string[];
  /** URLs of the links that started a navigation. */
  urls: string[];
  /** The kinds of links and disclosures operated so far. */
  kinds: string[];
};

declare global {
  interface Window {
    /** Clicks or taps a point of the viewport. The test exposes it. */
    press: (x: number, y: number) => Promise<void>;
  }
}

/**
 * Operates the visible controls within an element once: each button and field, and the first and the last link and
 * disclosure of each kind except `knownKinds`. Runs in the browser. Links, buttons, checkboxes and fields are clicked
 * or tapped, fields also get text, selects get another option. Navigations are recorded and prevented. Each control
 * must receive the click and change something: the URL, the scroll position, the focus, a value, an open element or the
 * visible text.
 */
export async function operateControls([rootSelector, pendingIsland, knownKinds]: readonly [
  rootSelector: string,
  pendingIsland: string,
  knownKinds: string[],
]): Promise<Result> {
  // The honeypot has `tabindex="-1"`.
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"], [tabindex="-1"])';
  /** Maximum time until an effect on a busy machine; only a control without effect takes this long. */
  const EFFECT_TIMEOUT_MS = 15_000;

  /** Maximum time until a control receives the click of a press. */
  const CLICK_TIMEOUT_MS = 2_000;

  /** Minimum time between two presses that are not a double click. */
  const DOUBLE_CLICK_MS = 500;

  // A pressed link would load its page in the background, although the navigation is prevented.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const operated = new Set<Element>();
  const urls = new Set<string>();
  let navigations = 0;
  const recordNavigation = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    const { href } = link;
    const [path, hash] = href.split('#');
    if (hash !== undefined && path === location.href.split('#')[0]) return;
    event.preventDefault();
    urls.add(href);
    navigations += 1;
  };
  const recordSubmission = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) urls.add(event.target.action);
    navigations += 1;
  };
  /** Number of opened windows for printing or copying. */
  let dialogs = 0;
  window.print = () => {
    dialogs += 1;
  };
  window.prompt = () => {
    dialogs += 1;
    return null;
  };
  // On the window, so that the page's own listeners run first.
  addEventListener('click', recordNavigation);
  addEventListener('submit', recordSubmission);

  const getState = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    const chosen = fields.map(({ value, checked }) => `${value}${checked}`);
    return JSON.stringify([location.href, scrollX, scrollY, navigations, dialogs, chosen, open]);
  };
  // biome-ignore lint/performance/useDomNodeTextContent: innerText excludes hidden text, which must not match
  const getText = () => document.body.innerText;
  const formatElement = (element: Element) => element.outerHTML.slice(0, 200);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const waitUntil = async (isDone: () => boolean, timeoutMs = EFFECT_TIMEOUT_MS) => {
    for (const start = performance.now(); performance.now() - start < timeoutMs; ) {
      if (isDone()) return true;
      await wait(10);
    }
    return false;
  };
  /** Runs an action on a control. Returns true if the action succeeds and has an effect. */
  const hasEffect = async (
    control: Element,
    action: () => boolean | Promise<boolean>,
    isEffect = () => false,
  ) => {
    const before = getState();
    const focused = document.activeElement;
    if (!(await action())) return false;
    // Most controls receive the focus when they are pressed, which is not an effect.
    const movesFocus = () => ![focused, control].includes(document.activeElement);
    return waitUntil(() => getState() !== before || movesFocus() || isEffect());
  };
  const waitForPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** The element that received the last click. */
  let lastClicked: Element | undefined;
  /**
   * Presses the first box of a control at its centre; of a hidden checkbox, its label. Presses again if the control
   * receives no click, because a late message may have moved it.
   */
  const press = async (control: HTMLElement) => {
    const isHidden = control instanceof HTMLInputElement && getComputedStyle(control).opacity === '0';
    let isReceived = false;
    const receive = (event: MouseEvent) => {
      lastClicked = event.target as Element;
      isReceived ||= event.composedPath().includes(control);
    };
    addEventListener('click', receive, { capture: true });
    for (let presses = 0; presses < 2 && !isReceived; presses += 1) {
      const box = ((isHidden && control.labels?.[0]) || control).getClientRects()[0];
      if (!box) break;
      lastClicked = undefined;
      await window.press(box.left + box.width / 2, box.top + box.height / 2);
      await waitUntil(() => isReceived || lastClicked !== undefined, CLICK_TIMEOUT_MS);
    }
    removeEventListener('click', receive, { capture: true });
    return isReceived;
  };
  /**
   * Scrolls to a control and uncovers it. Must run before the state is read: scrolling is not an effect of the press.
   */
  const reveal = async (control: HTMLElement) => {
    // The menu follows its `<details>`. The open menu covers the page, and a link in the menu closes it.
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
      if (!menu.contains(control)) menu.open = menu.nextElementSibling?.contains(control) === true;
    }
    // Other open panels may cover the control.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu])')) {
      const isOwnSummary = control.matches('summary') && details === control.parentElement;
      if (!isOwnSummary) details.open = details.contains(control);
    }
    // The skip link is visible only while it has the focus.
    if (control.matches('.skip-link')) control.focus();
    // Closing the language hint hides the link in it.
    control.closest('[data-hint]')?.setAttribute('data-shown', '');
    // Sections are laid out when they come near the viewport, which moves what is below them.
    for (
      let top = Number.NaN, rounds = 0;
      rounds < 10 && top !== control.getBoundingClientRect().top;
      rounds += 1
    ) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      top = control.getBoundingClientRect().top;
      await waitForPaint();
    }
  };
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const getQuery = () => new URLSearchParams(location.search).get('q');

  const search = async (box: HTMLInputElement) => {
    const list = box.closest('[data-list]');
    const item = list?.querySelector('[data-item]:not([hidden]) h3')?.textContent ?? '';
    const word = item.split(/[\s：，]/)[0]?.slice(0, 8) ?? '';
    if (!(await press(box))) return false;
    type(box, word);
    const isFound = await waitUntil(() => getQuery() === word && list?.querySelector('mark') !== null);
    type(box, '');
    return (await waitUntil(() => getQuery() === null)) && isFound;
  };
  const operate = async (control: HTMLElement): Promise<boolean> => {
    if (control instanceof HTMLSelectElement) {
      return hasEffect(control, () => {
        control.focus();
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      });
    }
    // A checked radio only changes after another one is checked.
    if (control.matches('[type="radio"]:checked')) {
      const { name } = control as HTMLInputElement;
      const other = document.querySelector<HTMLInputElement>(`[name="${name}"]:not(:checked)`);
      if (other) {
        await reveal(other);
        await press(other);
      }
    }
    await reveal(control);
    const isCheckboxOrRadio =
      control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    if (control instanceof HTMLInputElement && control.type === 'search') return search(control);
    if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !isCheckboxOrRadio)
    ) {
      return hasEffect(control, async () => {
        const isPressed = await press(control);
        type(control, 'Lan');
        return isPressed;
      });
    }
    if (!control.matches('button, [data-hold]')) return hasEffect(control, () => press(control));
    // The only effect may be a text. Reading the text of the page is slow, so only buttons are compared by it.
    const before = getText();
    return hasEffect(
      control,
      () => press(control),
      () => getText() !== before,
    );
  };
  /** Restores the initial state: scrolled to the top, nothing focused, no fragment in the URL. */
  const reset = () => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  };

  const kinds = new Set(knownKinds);
  /**
   * Returns the kind of a link or disclosure: its target, attribute names and the classes of its ancestors. Other
   * controls have no kind.
   */
  const getKind = (control: HTMLElement) => {
    if (!control.matches('a, summary')) return undefined;
    const target = /^(#|\w+:)?/.exec(control.getAttribute('href') ?? '')?.[0];
    const kind = [target, control.dataset.filter, control.getAttributeNames().join()];
    for (let element: Element | null = control; element; element = element.parentElement)
      kind.push(element.tagName, element.className);
    return kind.join(' ');
  };
  /** Returns the controls without a kind, and the first and the last control of each unknown kind. */
  const selectExamples = (controls: HTMLElement[]) => {
    const groups = [...Map.groupBy(controls, getKind)].filter(([kind]) => !kind || !kinds.has(kind));
    for (const [kind] of groups) if (kind) kinds.add(kind);
    return new Set(groups.flatMap(([kind, group]) => (kind ? [group[0], group.at(-1)] : group)));
  };

  const ineffective: string[] = [];
  const findRemaining = () =>
    [...(document.querySelector(rootSelector)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) => !operated.has(control) && control.checkVisibility({ visibilityProperty: true }),
    );
  for (let controls = findRemaining(); controls.length > 0; controls = findRemaining()) {
    const examples = selectExamples(controls);
    // Last to first: in a row of options, the first one is usually selected, so each press changes the selection.
    for (const control of controls.reverse()) {
      operated.add(control);
      if (!examples.has(control) || !control.isConnected || (control as HTMLInputElement).disabled) continue;
      reset();
      lastClicked = undefined;
      if (!(await operate(control))) {
        ineffective.push(
          `${location.pathname}: ${formatElement(control)}${lastClicked ? `; the click hit ${formatElement(lastClicked)}` : ''}`,
        );
      }
      // The first press in an island hydrates it, which may show messages and move controls.
      await waitUntil(() => !control.closest(pendingIsland) && !document.querySelector('[aria-busy]'));
      await waitForPaint();
      // A list treats a press soon after Load more as the second half of a double click.
      if (control.closest('[data-more]')) await wait(DOUBLE_CLICK_MS);
    }
    // Opens menus and disclosures, so that the next round finds the controls in them.
    for (const details of document.querySelectorAll('details')) details.open = true;
  }
  removeEventListener('click', recordNavigation);
  removeEventListener('submit', recordSubmission);
  return { count: operated.size, ineffective, urls: [...urls], kinds: [...kinds] };
}
