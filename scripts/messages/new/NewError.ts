/** Something that `npm run new` cannot write, said in words for whoever asked. */
export class NewError extends Error {}
