/**
 * Returns the attribution that `recordAttribution` has stored, as names and values. `campaign` contains the values of the
 * `utm_…` parameters of the last page that differs, as in `fair-page / banner`. Empty if nothing is stored or storage is
 * blocked.
 */
export function readAttribution(storageKey: string): [string, string][] {
  try {
    const [arrival, ...later] = String(sessionStorage[storageKey] ?? '').split('|');
    const first = new URLSearchParams(arrival);
    const campaigns = later.flatMap((page) => {
      const params = [...new URLSearchParams(page)].filter(([name]) => name.startsWith('utm_'));
      // The parameters are the same on the first page, for example reloaded or in another language.
      const isNew = params.some(([name, value]) => first.get(name) !== value);
      return isNew ? params.map(([, value]) => value).join(' / ') : [];
    });
    const campaign = campaigns.at(-1);
    return [...first, ...(campaign ? [['campaign', campaign] as [string, string]] : [])];
  } catch {
    return [];
  }
}
