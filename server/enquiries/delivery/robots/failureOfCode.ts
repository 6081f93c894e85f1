import { DeliveryError } from '../DeliveryError';
import { type Answer, failureOfStatus } from '../post';
import { jsonOf } from './jsonOf';

/** Codes that ask for another attempt, and how long to wait for it at least, in milliseconds. */
export type PassingCodes = Record<number, number>;

/**
 * The failure that a code in a JSON answer stands for: these services answer 200 to what they refuse. A code that is
 * not among the passing ones, such as that of a wrong signature, comes again at every attempt.
 */
export function failureOfCode(
  answer: Answer,
  name: 'errcode' | 'code',
  passing: PassingCodes,
): DeliveryError | undefined {
  const code = jsonOf(answer.text)[name];
  const isCode = typeof code === 'number';
  const wait = isCode ? passing[code] : undefined;
  if (wait !== undefined) return new DeliveryError(`${name} ${code}`, false, wait);
  const failure = failureOfStatus(answer);
  if (failure || code === 0) return failure;
  // A page of something between here and the service.
  if (!isCode) return new DeliveryError('ANSWER');
  return new DeliveryError(`${name} ${code}`, true);
}
