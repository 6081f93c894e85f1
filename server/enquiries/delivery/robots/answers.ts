import { DeliveryError } from '../DeliveryError';
import { type Answer, failureOfStatus } from '../post';

/** The failure that an answer stands for: that of its status, or what is no answer of the service, such as a portal's. */
export function failureUnless(hasArrived: boolean, answer: Answer): DeliveryError | undefined {
  return failureOfStatus(answer) ?? (hasArrived ? undefined : new DeliveryError('ANSWER'));
}

/**
 * The failure that a code in a JSON answer stands for: these services answer 200 to what they refuse. The `passing` codes
 * ask for another attempt, after so many milliseconds at least; any other comes again at every attempt.
 */
export function failureOfCode(
  answer: Answer,
  name: 'errcode' | 'code',
  passing: Record<number, number>,
): DeliveryError | undefined {
  const code = jsonOf(answer)[name];
  if (typeof code !== 'number') return failureUnless(false, answer);
  const wait = passing[code];
  if (wait !== undefined) return new DeliveryError(`${name} ${code}`, false, wait);
  return failureOfStatus(answer) ?? (code === 0 ? undefined : new DeliveryError(`${name} ${code}`, true));
}

/** The members of an answer that is a JSON object; none where it is anything else, such as a page of a portal. */
export function jsonOf({ text }: Answer): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
