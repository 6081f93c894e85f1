/** Something that keeps a file from being read, in plain words, with its place in the file. */
export type Mistake = { offset: number; problem: string; remedy: string };
