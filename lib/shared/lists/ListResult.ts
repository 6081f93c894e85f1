/** A segment of a text, marked if it matches the query. */
export type Segment = { text: string; marked: boolean };

/** Splits a text into segments that match the query and segments that do not. */
export type Marker = (text: string) => Segment[];

/** An entry of a list. Search results also have a function to mark matches, and an excerpt with the match. */
export type ListResult<T> = T & { mark?: Marker | undefined; excerpt?: string | undefined };
