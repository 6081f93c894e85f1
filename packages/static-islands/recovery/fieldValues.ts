/** Session storage key: field values saved before a reload. */
export const SESSION_FIELDS = 'typed';

/** Field values by id (for checkboxes and radio buttons, the checked state), and the id of the focused element. */
type FieldValues = { fields: Record<string, string | boolean>; focus: string | undefined };

/** Reads the values of the page's fields. */
function readFields(): FieldValues {
  const fields: FieldValues['fields'] = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id], textarea[id], select[id]')) {
    fields[field.id] = isCheckable(field) ? field.checked : field.value;
  }
  return { fields, focus: document.activeElement?.id };
}

function isCheckable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Restores field values in the same document or in another document with the same fields. */
function restoreFields({ fields, focus }: FieldValues): void {
  const restored: Element[] = [];
  for (const [id, value] of Object.entries(fields)) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || value === '' || value === false) continue;
    restored.push(field);
    // If the form is already hydrated, it receives the same events as for a click or typing.
    if (value === true) {
      if (!field.checked) field.click();
    } else {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  requestHydration(restored);
  if (focus && focus in fields) document.getElementById(focus)?.focus({ preventScroll: true });
}

/** Hydrates the islands of fields, which show results of other values until then. */
function requestHydration(fields: Element[]): void {
  const dispatch = () => {
    for (const field of fields) field.dispatchEvent(new Event('pointerover', { bubbles: true }));
  };
  dispatch();
  // The script that hydrates islands may be loaded later.
  document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && dispatch(), true);
}

/** Saves the field values when the page is unloaded, so that the next document can restore them. */
export function saveFieldsOnUnload(): void {
  const save = () => {
    try {
      sessionStorage.setItem(SESSION_FIELDS, JSON.stringify(readFields()));
    } catch {
      // Storage is full or blocked.
    }
  };
  addEventListener('pagehide', save, { once: true });
}

/** Restores the saved field values, once. */
export function restoreSavedFields(): void {
  let saved: FieldValues | null = null;
  try {
    saved = JSON.parse(sessionStorage.getItem(SESSION_FIELDS) ?? 'null');
    sessionStorage.removeItem(SESSION_FIELDS);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
  if (saved?.fields) restoreFields(saved);
}
