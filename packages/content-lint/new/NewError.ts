/** An input error whose message is shown to the editor. */
export class NewError extends Error {}
