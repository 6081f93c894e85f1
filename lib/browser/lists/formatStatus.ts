/** The texts of a list's status line, each with the arguments it leaves to be filled in. */
export type StatusMessages = {
  /** `{shown}` and `{total}`. */
  status: string;
  /** Where only a part of what fits is shown: `{shown}` and `{matching}`. */
  part?: string | undefined;
  loading?: string | undefined;
};

/** How many entries are shown, how many fit (undefined while nobody knows), and how many there are. */
export type Counts = { shown: number; matching: number | undefined; total: number };

/** What the status line says. `isLoading`: the number of results is on its way. */
export function formatStatus(
  texts: StatusMessages,
  { shown, matching, total }: Counts,
  isLoading: boolean,
): string {
  const isPart = matching && shown < matching && matching < total;
  const text = (isLoading && texts.loading) || (isPart && texts.part) || texts.status;
  return text
    .replace('{shown}', `${shown}`)
    .replace('{matching}', `${matching}`)
    .replace('{total}', `${total}`);
}
