/** What came of the controls of a page. */
export type Operated = {
  /** How many were operated. */
  count: number;
  /** Those without any effect, each as it stands in the page. */
  idle: string[];
  /** The addresses that links began to go to. */
  addresses: string[];
};

/**
 * Operates every visible control within an element of the page once, runs in the browser: a link, button or box is clicked, a field typed
 * into, a select set. A navigation that a click begins is noted and held back. Each one must change something: the
 * address, what is scrolled to, focused, chosen, open or to be read.
 */
export async function operateControls(within: string): Promise<Operated> {
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  /** How long an effect may take on a busy machine, in milliseconds; only a control without any takes as long. */
  const PATIENCE = 15_000;

  const addresses = new Set<string>();
  let begun = 0;
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    const { href } = link;
    const [path, hash] = href.split('#');
    if (hash !== undefined && path === location.href.split('#')[0]) return;
    event.preventDefault();
    addresses.add(href);
    begun += 1;
  };
  // On the window and after all others: what the page itself handles is handled by then.
  addEventListener('click', note);

  const state = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    const chosen = fields.map(({ value, checked }) => `${value}${checked}`);
    return JSON.stringify([location.href, scrollX, scrollY, begun, chosen, open]);
  };
  // biome-ignore lint/performance/useDomNodeTextContent: only what is to be read
  const text = () => document.body.innerText;
  const until = async (isDone: () => boolean) => {
    for (const start = performance.now(); performance.now() - start < PATIENCE; ) {
      if (isDone()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };
  const changes = async (act: () => void, isEffect = () => false) => {
    const before = state();
    const focused = document.activeElement;
    act();
    return until(() => state() !== before || document.activeElement !== focused || isEffect());
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
  const operate = (control: HTMLElement): Promise<boolean> => {
    if (control instanceof HTMLSelectElement) {
      return changes(() => {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    // One that is chosen already changes something once another one is chosen.
    if (control.matches('[type="radio"]:checked')) {
      const { name } = control as HTMLInputElement;
      document.querySelector<HTMLInputElement>(`[name="${name}"]:not(:checked)`)?.click();
    }
    const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    if (control instanceof HTMLInputElement && control.type === 'search') return search(control);
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isBox)) {
      return changes(() => {
        control.focus();
        type(control, 'Lan');
      });
    }
    if (!(control instanceof HTMLButtonElement)) return changes(() => control.click());
    // It may have no other effect than what it says. The text of the page takes the browser long to tell.
    const before = text();
    return changes(
      () => control.click(),
      () => text() !== before,
    );
  };
  /** Where every control begins: at the top, with nothing focused and no anchor in the address. */
  const reset = () => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  };

  const done = new Set<Element>();
  const idle: string[] = [];
  const next = () =>
    [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) => !done.has(control) && control.checkVisibility({ visibilityProperty: true }),
    );
  for (let controls = next(); controls.length > 0; controls = next()) {
    // From the end, so that in a row of which one is chosen, most often the first, each one changes something.
    for (const control of controls.reverse()) {
      done.add(control);
      if (!control.isConnected || (control as HTMLInputElement).disabled) continue;
      reset();
      if (!(await operate(control))) idle.push(`${location.pathname}: ${control.outerHTML.slice(0, 200)}`);
    }
    // What a menu holds is operated too, and whatever has closed it meanwhile.
    for (const details of document.querySelectorAll('details')) details.open = true;
  }
  removeEventListener('click', note);
  return { count: done.size, idle, addresses: [...addresses] };
}
