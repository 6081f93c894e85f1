import { SESSION_FIELDS } from '../protocol';

/** The value of each field by its id (of one to tick or to choose, whether it is), and which field is being used. */
type Typed = { fields: Record<string, string | boolean>; focus: string | undefined };

/** What stands in the page's fields now. */
export function readFields(): Typed {
  const fields: Typed['fields'] = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')) {
    fields[field.id] = isTicked(field) ? field.checked : field.value;
  }
  return { fields, focus: document.activeElement?.id };
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Puts it into the fields of the page, which may be another document than the one it was read from. */
export function restoreFields({ fields, focus }: Typed): void {
  for (const [id, value] of Object.entries(fields)) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || value === '' || value === false) continue;
    // Where the form is alive already, it hears of it as of a click or of typing.
    if (value === true) {
      if (!field.checked) field.click();
    } else {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  if (focus && focus in fields) document.getElementById(focus)?.focus({ preventScroll: true });
}

/** Keeps what is typed into the page's fields, up to the moment it goes, for the page that is loaded in its place. */
export function saveFieldsOnUnload(): void {
  const keep = () => {
    try {
      sessionStorage.setItem(SESSION_FIELDS, JSON.stringify(readFields()));
    } catch {
      // Full or blocked: nothing can be kept.
    }
  };
  addEventListener('pagehide', keep, { once: true });
}

/** Puts what was kept back into the page's fields, once. */
export function restoreSavedFields(): void {
  let typed: Typed | null = null;
  try {
    typed = JSON.parse(sessionStorage.getItem(SESSION_FIELDS) ?? 'null');
    sessionStorage.removeItem(SESSION_FIELDS);
  } catch {
    // Blocked: nothing was kept.
  }
  if (typed?.fields) restoreFields(typed);
}
