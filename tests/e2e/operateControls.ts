/** Result of operating the controls of a page. */
export type Operated = {
  /** Number of operated controls. */
  count: number;
  /** HTML of the controls without any effect. */
  idle: string[];
  /** URLs of the links that started a navigation. */
  urls: string[];
};

declare global {
  interface Window {
    /** Presses a point of the viewport with the mouse or a finger. The test exposes it. */
    press: (x: number, y: number) => Promise<void>;
  }
}

/**
 * Operates every visible control within an element once. Runs in the browser. Links, buttons and boxes are pressed with the
 * real pointer, fields get text, selects get another option. Navigations are recorded and prevented. Each control must
 * change something: the URL, the scroll position, the focus, a value, an open element or the visible text.
 */
export async function operateControls(within: string): Promise<Operated> {
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  /** Maximum time until an effect on a busy machine; only a control without effect takes this long. */
  const EFFECT_TIMEOUT_MS = 15_000;

  const done = new Set<Element>();
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
  // On the window, so that the page's own listeners run first.
  addEventListener('click', recordNavigation);

  const state = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    const chosen = fields.map(({ value, checked }) => `${value}${checked}`);
    return JSON.stringify([location.href, scrollX, scrollY, navigations, chosen, open]);
  };
  // biome-ignore lint/performance/useDomNodeTextContent: innerText excludes hidden text, which must not match
  const text = () => document.body.innerText;
  const until = async (isDone: () => boolean) => {
    for (const start = performance.now(); performance.now() - start < EFFECT_TIMEOUT_MS; ) {
      if (isDone()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };
  const changes = async (act: () => void | Promise<void>, isEffect = () => false) => {
    const before = state();
    const focused = document.activeElement;
    await act();
    return until(() => state() !== before || document.activeElement !== focused || isEffect());
  };
  const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** Presses the first box of a control at its centre; of a hidden box to tick, its label. */
  const hasPointer = 'press' in window;
  const press = async (control: HTMLElement) => {
    if (!hasPointer) return control.click();
    const isHidden = control instanceof HTMLInputElement && getComputedStyle(control).opacity === '0';
    const box = ((isHidden && control.labels?.[0]) || control).getClientRects()[0];
    if (box) await window.press(box.left + box.width / 2, box.top + box.height / 2);
  };
  /** Puts a control where it can be pressed. The scroll position is no effect of the press. */
  const show = async (control: HTMLElement) => {
    if (!hasPointer) return;
    // The open menu covers the page, and a link in it closes it.
    const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
    if (menu && !menu.contains(control)) menu.open = control.closest('#menu') !== null;
    for (const details of document.querySelectorAll('details')) {
      if (details.contains(control) && !control.matches('summary')) details.open = true;
    }
    // The skip link shows when it has the focus.
    if (control.matches('.skip-link')) control.focus();
    // Closing the language hint hides the link in it.
    control.closest('[hidden]')?.removeAttribute('hidden');
    // Sections are laid out when they come near the viewport, which moves what is below them.
    for (
      let top = Number.NaN, rounds = 0;
      rounds < 10 && top !== control.getBoundingClientRect().top;
      rounds += 1
    ) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      top = control.getBoundingClientRect().top;
      await paint();
    }
  };
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const query = () => new URLSearchParams(location.search).get('q');

  const search = async (box: HTMLInputElement) => {
    const list = box.closest('[data-list]');
    const item = list?.querySelector('[data-item]:not([hidden]) h3')?.textContent ?? '';
    const word = item.split(/[\s：，]/)[0]?.slice(0, 8) ?? '';
    box.focus();
    type(box, word);
    const isFound = await until(() => query() === word && list?.querySelector('mark') !== null);
    type(box, '');
    return (await until(() => query() === null)) && isFound;
  };
  const operate = async (control: HTMLElement): Promise<boolean> => {
    if (control instanceof HTMLSelectElement) {
      return changes(() => {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    // A checked radio only changes after another one is checked.
    if (control.matches('[type="radio"]:checked')) {
      const { name } = control as HTMLInputElement;
      const other = document.querySelector<HTMLInputElement>(`[name="${name}"]:not(:checked)`);
      if (other) {
        await show(other);
        await press(other);
      }
    }
    await show(control);
    const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    if (control instanceof HTMLInputElement && control.type === 'search') return search(control);
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isBox)) {
      return changes(() => {
        control.focus();
        type(control, 'Lan');
      });
    }
    if (!(control instanceof HTMLButtonElement)) return changes(() => press(control));
    // The only effect may be a text. Reading the text of the page is slow, so only buttons are compared by it.
    const before = text();
    return changes(
      () => press(control),
      () => text() !== before,
    );
  };
  /** Restores the initial state: scrolled to the top, nothing focused, no fragment in the URL. */
  const reset = () => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  };

  const idle: string[] = [];
  const next = () =>
    [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) => !done.has(control) && control.checkVisibility({ visibilityProperty: true }),
    );
  for (let controls = next(); controls.length > 0; controls = next()) {
    // Last to first: in a row of options, the first one is usually selected, so each press changes the selection.
    for (const control of controls.reverse()) {
      done.add(control);
      if (!control.isConnected || (control as HTMLInputElement).disabled) continue;
      reset();
      if (!(await operate(control))) idle.push(`${location.pathname}: ${control.outerHTML.slice(0, 200)}`);
    }
    // Opens menus and disclosures, so that the next round finds the controls in them.
    for (const details of document.querySelectorAll('details')) details.open = true;
  }
  removeEventListener('click', recordNavigation);
  return { count: done.size, idle, urls: [...urls] };
}
