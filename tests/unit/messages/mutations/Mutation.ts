import type { MessagesEditor } from '../MessagesEditor';

/** What a check reports: the rule, and the place. */
export type Reported = [rule: string, file: string, line: number];

/** A mistake of an editor's. */
export type Mutation = {
  title: string;
  /** Makes the mistake and returns all that is to be reported of it, no more and no less. */
  make(messages: MessagesEditor): Reported[];
};

/** A mistake that is reported once. `make` returns the line where. */
export function once(
  title: string,
  rule: string,
  file: string,
  make: (messages: MessagesEditor, file: string) => number,
): Mutation {
  return { title, make: (messages) => [[rule, file, make(messages, file)]] };
}

/** A mistake in the first article or news item of a language, reported once. `make` returns the line where. */
export function inPost(
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

/** Writes another line in place of a field of a front matter. */
export function replaceField(field: string, line: string) {
  return (messages: MessagesEditor, post: string) => messages.editField(post, field, () => line);
}

/** Writes a line after the date in a front matter. Returns it. */
export function addField(line: string) {
  return (messages: MessagesEditor, post: string) =>
    messages.editField(post, 'date', (date) => `${date}\n${line}`) + 1;
}

/** Writes a paragraph at the end of a post. */
export function append(text: string) {
  return (messages: MessagesEditor, post: string) => messages.append(post, text);
}

/** Changes the text at a path of a JSON file. */
export function change(at: string, edit: (text: string) => unknown) {
  return (messages: MessagesEditor, file: string) => messages.set(file, at, edit);
}
