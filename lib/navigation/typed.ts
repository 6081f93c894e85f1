const KEY = 'typed';

/** The value of each field by its id (of a box to tick, whether it is ticked), and which field is being used. */
type Typed = { fields: Record<string, string | boolean>; focus: string | undefined };

/** What stands in the page's fields now. */
export function readTyped(): Typed {
  const fields: Typed['fields'] = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')) {
    fields[field.id] = field.type === 'checkbox' ? field.checked : field.value;
  }
  return { fields, focus: document.activeElement?.id };
}

/** Puts it into the fields of the page, which may be another document than the one it was read from. */
export function putBackTyped({ fields, focus }: Typed): void {
  for (const [id, value] of Object.entries(fields)) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || value === '' || value === false) continue;
    if (value === true) field.checked = true;
    else field.value = value;
    // Where the form is alive already, it hears of it as of typing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focus && focus in fields) document.getElementById(focus)?.focus({ preventScroll: true });
}

/** Keeps what is typed into the page's fields, up to the moment it goes, for the page that is loaded in its place. */
export function keepTyped(): void {
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(readTyped()));
    } catch {
      // Full or blocked: nothing can be kept.
    }
  };
  addEventListener('pagehide', keep, { once: true });
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
  if (typed?.fields) putBackTyped(typed);
}
