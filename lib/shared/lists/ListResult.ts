/** A piece of a text, marked where it is what was searched for. */
export type Segment = { text: string; marked: boolean };

/** Cuts a text into pieces that a search found and pieces that it did not. */
export type Marker = (text: string) => Segment[];

/** An entry as listed. The result of a search can mark its texts, and shows the place in its text that was found. */
export type ListResult<T> = T & { mark?: Marker | undefined; excerpt?: string | undefined };
