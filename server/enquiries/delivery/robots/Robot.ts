import type { DeliveryError } from '../DeliveryError';
import type { Answer } from '../post';

/** A robot that writes into a group chat. */
export type Robot = {
  /** Whether its messages go to mainland China, as the form's box for the head office allows; nothing allows other countries. */
  isInChina: boolean;
  /**
   * The request that sends a text, at a time (ms since 1970). The text is a visitor's: nothing in it may become a mention, a link
   * or a style.
   */
  compose(address: URL, text: string, now: number): { url: URL; body: object };
  /** What an answer says went wrong; undefined where the message has arrived. */
  failureOf(answer: Answer): DeliveryError | undefined;
};
