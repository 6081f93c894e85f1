/** Kinds that `npm run new` can create, with their folder or list under `messages/{locale}/`. */
export const newKinds = {
  article: 'insights',
  news: 'news',
  page: 'pages',
  case: 'customer-cases.json',
  device: 'devices.json',
} as const;

export type NewKind = keyof typeof newKinds;

export function isNewKind(name: string): name is NewKind {
  return Object.hasOwn(newKinds, name);
}

/** An input error whose message is shown to the editor. */
export class NewError extends Error {}
