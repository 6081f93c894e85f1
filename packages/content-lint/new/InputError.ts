/** An input error whose message is shown to the editor. */
export class InputError extends Error {}
