/** The messages of a list's status line, with their placeholders. */
export type StatusMessages = {
  /** Placeholders: `{shown}` and `{total}`. */
  status: string;
  /** Used if only some of the matching entries are shown. Placeholders: `{shown}` and `{matching}`. */
  part?: string | undefined;
  loading?: string | undefined;
};

/** Number of entries shown, matching (undefined until known), and in the whole list. */
type Counts = { shown: number; matching: number | undefined; total: number };

/** Returns the text of the status line. `isCounting`: the number of search results is not known yet. */
export function formatStatus(
  messages: StatusMessages,
  { shown, matching, total }: Counts,
  isCounting: boolean,
): string {
  const isPartlyShown = matching !== undefined && shown < matching && matching < total;
  const text = (isCounting && messages.loading) || (isPartlyShown && messages.part) || messages.status;
  return text
    .replace('{shown}', `${shown}`)
    .replace('{matching}', `${matching}`)
    .replace('{total}', `${total}`);
}
