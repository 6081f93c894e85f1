/** A data file: its path below `/data/{locale}/`, and how its content is come by. */
export type DataFile = readonly [path: string, content: () => Promise<string>];
