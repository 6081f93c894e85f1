const KEY = 'typed';

/** The value of a field by its id; of a box to tick, whether it is ticked. */
type Typed = Record<string, string | boolean>;

/** Keeps what is typed into the page's fields, up to the moment it goes, for the page that is loaded in its place. */
export function keepTyped(): void {
  const keep = () => {
    const typed: Typed = {};
    for (const field of document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')) {
      typed[field.id] = field.type === 'checkbox' ? field.checked : field.value;
    }
    try {
      sessionStorage.setItem(KEY, JSON.stringify(typed));
    } catch {
      // Full or blocked: nothing can be kept.
    }
  };
  addEventListener('pagehide', keep, { once: true });
}

/** Puts what was kept back into the page's fields, once. */
export function giveBackTyped(): void {
  let typed: Typed = {};
  try {
    typed = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was kept.
  }
  for (const [id, value] of Object.entries(typed)) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || value === '' || value === false) continue;
    if (value === true) field.checked = true;
    else field.value = value;
    // Where the form is alive already, it hears of it as of typing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
