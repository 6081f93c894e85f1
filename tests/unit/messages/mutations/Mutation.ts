import type { MessagesEditor } from '../MessagesEditor';

/** A finding: its rule, file and line. */
export type Reported = [rule: string, file: string, line: number];

/** A deliberate error in the messages, of a kind that editors make by mistake. */
export type Mutation = {
  /** A noun phrase: the test is named `reports ${title}`. */
  title: string;
  /** Edits the messages and returns exactly the findings that the check must report. */
  make(messages: MessagesEditor): Reported[];
};

/**
 * A mutation with a single expected finding. `make` edits the messages and returns the line of the finding. The file
 * `vi/article` or `vi/news` is the first article or news item of the locale.
 */
type Row = [
  title: string,
  rule: string,
  file: string,
  make: (messages: MessagesEditor, file: string) => number,
];

/** Creates the mutations of a list, in which those with a single expected finding are rows. */
export function createMutations(list: (Mutation | Row)[]): Mutation[] {
  return list.map((item) => (Array.isArray(item) ? createMutation(...item) : item));
}

/** Creates a mutation with a single expected finding. */
export function createMutation(...[title, rule, place, make]: Row): Mutation {
  return {
    title,
    make: (messages) => {
      const file = place.replace(/(?:article|news)$/, (kind) => messages[kind as 'article' | 'news']);
      return [[rule, file, make(messages, file)]];
    },
  };
}

/** Returns a function that replaces the line of a front matter field. */
export function replaceField(field: string, line: string) {
  return (messages: MessagesEditor, post: string) => messages.editField(post, field, () => line);
}

/** Returns a function that adds a line after the date in front matter, and returns the line’s number. */
export function addField(line: string) {
  return (messages: MessagesEditor, post: string) =>
    messages.editField(post, 'date', (date) => `${date}\n${line}`) + 1;
}

/** Returns a function that appends a paragraph to a post. */
export function appendText(text: string) {
  return (messages: MessagesEditor, post: string) => messages.append(post, text);
}

/** Returns a function that changes the text at a path of a JSON file. */
export function changeText(keyPath: string, edit: (text: string) => unknown) {
  return (messages: MessagesEditor, file: string) => messages.editValue(file, keyPath, edit);
}
