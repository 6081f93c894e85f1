/** What `npm run new` can make, and the folder or list under `messages/{locale}/` that it belongs to. */
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

/** Something that `npm run new` cannot write, said in words for whoever asked. */
export class NewError extends Error {}
