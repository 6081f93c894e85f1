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
 * A row of a table of mutations: a title, the rule and file of the only finding, and the edit. The file `vi/article` or
 * `vi/news` is the first article or news item of the locale.
 */
export type Row<Edit extends unknown[]> = [title: string, rule: string, file: string, ...edit: Edit];

/** Edits the messages and returns the line of the finding. */
type MakeFinding = (messages: MessagesEditor, file: string) => number;

/** Creates a mutation with a single expected finding. */
export function createMutation(...[title, rule, place, make]: Row<[make: MakeFinding]>): Mutation {
  return {
    title,
    make: (messages) => {
      const file = place.replace(/(?:article|news)$/, (kind) => messages[kind as 'article' | 'news']);
      return [[rule, file, make(messages, file)]];
    },
  };
}

/** Creates a mutation of a file that every locale has, with the same finding in each of them. */
export function createMutationInAllLocales(...[title, rule, name, make]: Row<[make: MakeFinding]>): Mutation {
  return {
    title,
    make: (messages) =>
      ['en', 'vi', 'zh'].flatMap((locale) =>
        createMutation(title, rule, `${locale}/${name}`, make).make(messages),
      ),
  };
}

/** Creates mutations that change the text at a path of a JSON file: to another text, or with a function. */
export function changeTexts(
  rows: Row<[keyPath: string, change: string | ((text: string) => string)]>[],
): Mutation[] {
  return rows.map(([title, rule, file, keyPath, change]) =>
    createMutation(title, rule, file, (messages) =>
      messages.editValue(file, keyPath, typeof change === 'string' ? () => change : change),
    ),
  );
}

/** Creates mutations that replace a part of the text at a path of a JSON file. */
export function replaceInTexts(rows: Row<[keyPath: string, from: string, to: string]>[]): Mutation[] {
  return changeTexts(
    rows.map(([title, rule, file, keyPath, from, to]) => {
      const change = (text: string) => text.replace(from, to);
      return [title, rule, file, keyPath, change];
    }),
  );
}

/** Creates mutations that replace a line of front matter: the one that starts with the same word. */
export function replaceFields(rows: Row<[line: string]>[]): Mutation[] {
  return rows.map(([title, rule, place, line]) =>
    createMutation(title, rule, place, (messages, post) => {
      const [field = ''] = /^\w+/.exec(line) ?? [];
      return messages.editField(post, field, () => line);
    }),
  );
}

/** Creates mutations that add a line to front matter. */
export function addFields(rows: Row<[line: string]>[]): Mutation[] {
  return rows.map(([title, rule, place, line]) =>
    createMutation(title, rule, place, (messages, post) => messages.addField(post, line)),
  );
}

/** Creates mutations that append a paragraph to a post. */
export function appendParagraphs(rows: Row<[paragraph: string]>[]): Mutation[] {
  return rows.map(([title, rule, place, paragraph]) =>
    createMutation(title, rule, place, (messages, post) => messages.append(post, paragraph)),
  );
}
