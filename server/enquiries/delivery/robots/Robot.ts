import type { DeliveryError } from '../DeliveryError';
import type { Answer } from '../post';

/** A robot that writes into a group chat. */
export type Robot = {
  /** What its address looks like, for whoever sets one that does not. */
  form: string;
  /** Matches an address that has all it takes: one without its token is refused at every attempt. */
  pattern: RegExp;
  /**
   * The request that sends a text, at a time (ms since 1970). The text is a visitor's: nothing in it may become a mention, a link
   * or a style.
   */
  compose(address: URL, text: string, now: number): { url: URL; body: object };
  /** What an answer says went wrong; undefined where the message has arrived. */
  failureOf(answer: Answer): DeliveryError | undefined;
};
