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

/** Returns the text of the status line. `isPending`: the first results of a search or a filter are loading. */
export function formatStatus(
  messages: StatusMessages,
  { shown, matching, total }: Counts,
  isPending: boolean,
): string {
  const isPartlyShown = matching !== undefined && shown < matching && matching < total;
  const text = (isPending && messages.loading) || (isPartlyShown && messages.part) || messages.status;
  return text
    .replace('{shown}', `${shown}`)
    .replace('{matching}', `${matching}`)
    .replace('{total}', `${total}`);
}
