import { DeliveryError } from '../DeliveryError';
import { type Answer, failureOfStatus } from '../post';

/**
 * The failure that a code in a JSON answer stands for: these services answer 200 to what they refuse. A code that is
 * not among the passing ones, such as that of a wrong signature, comes again at every attempt.
 */
export function failureOfCode(
  answer: Answer,
  name: 'errcode' | 'code',
  passing: number[],
): DeliveryError | undefined {
  const code = numberIn(answer.text, name);
  if (code !== undefined && passing.includes(code)) return new DeliveryError(`${name} ${code}`);
  const failure = failureOfStatus(answer);
  if (failure || code === 0) return failure;
  // A page of something between here and the service.
  if (code === undefined) return new DeliveryError('ANSWER');
  return new DeliveryError(`${name} ${code}`, true);
}

function numberIn(text: string, name: string): number | undefined {
  try {
    const value = (JSON.parse(text) as Record<string, unknown> | null)?.[name];
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
