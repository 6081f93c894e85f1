const KEY = 'typed';

/** The value of each field by its id (of a box to tick, whether it is ticked), and which field is being used. */
type Typed = { fields: Record<string, string | boolean>; focus: string | undefined };

/** Keeps what is typed into the page's fields, up to the moment it goes, for the page that is loaded in its place. */
export function keepTyped(): void {
  addEventListener('pagehide', storeTyped, { once: true });
}

/** Keeps what is typed into the page's fields now. */
export function storeTyped(): void {
  const fields: Typed['fields'] = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')) {
    fields[field.id] = field.type === 'checkbox' ? field.checked : field.value;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ fields, focus: document.activeElement?.id }));
  } catch {
    // Full or blocked: nothing can be kept.
  }
}

/** Puts what was kept back into the page's fields, once. */
export function giveBackTyped(): void {
  let typed: Typed | null = null;
  try {
    typed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was kept.
  }
  for (const [id, value] of Object.entries(typed?.fields ?? {})) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || value === '' || value === false) continue;
    if (value === true) field.checked = true;
    else field.value = value;
    // Where the form is alive already, it hears of it as of typing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (typed?.focus && typed.focus in typed.fields) {
    document.getElementById(typed.focus)?.focus({ preventScroll: true });
  }
}
