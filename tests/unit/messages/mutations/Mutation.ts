import type { MessagesEditor } from '../MessagesEditor';

/** A finding of a check: its rule and position. */
export type Reported = [rule: string, file: string, line: number];

/** A mistake that editors make. */
export type Mutation = {
  /** A noun phrase: the test is named `reports ${title}`. */
  title: string;
  /** Makes the mistake and returns exactly the expected findings. */
  make(messages: MessagesEditor): Reported[];
};

/** Creates a mistake with a single finding. `make` returns its line. */
export function createMutation(
  title: string,
  rule: string,
  file: string,
  make: (messages: MessagesEditor, file: string) => number,
): Mutation {
  return { title, make: (messages) => [[rule, file, make(messages, file)]] };
}

/** Creates a mistake in the first article or news item of a locale, with a single finding. `make` returns its line. */
export function createPostMutation(
  title: string,
  rule: string,
  locale: string,
  make: (messages: MessagesEditor, post: string) => number,
  kind: 'article' | 'news' = 'article',
): Mutation {
  return {
    title,
    make: (messages) => {
      const post = `${locale}/${messages[kind]}`;
      return [[rule, post, make(messages, post)]];
    },
  };
}

/** Replaces the line of a front matter field. */
export function replaceField(field: string, line: string) {
  return (messages: MessagesEditor, post: string) => messages.editField(post, field, () => line);
}

/** Adds a line after the date in front matter. Returns its number. */
export function addField(line: string) {
  return (messages: MessagesEditor, post: string) =>
    messages.editField(post, 'date', (date) => `${date}\n${line}`) + 1;
}

/** Appends a paragraph to a post. */
export function appendText(text: string) {
  return (messages: MessagesEditor, post: string) => messages.append(post, text);
}

/** Changes the text at a path of a JSON file. */
export function changeText(at: string, edit: (text: string) => unknown) {
  return (messages: MessagesEditor, file: string) => messages.set(file, at, edit);
}
