import { z } from 'zod';
import { type RobotName, robots } from './robots';

/** The rule for the address of a robot, which names what is missing before anything is sent. */
export function robotAddress(name: RobotName) {
  const { form, pattern } = robots[name];
  return z
    .url({ protocol: /^https$/, error: `must be an https address such as ${form}`, abort: true })
    .refine((address) => pattern.test(address.replace(/#.*/, '')), `must look like ${form}`)
    .refine(hasReadableSecret, 'must have a secret after # in which a percent sign is written %25')
    .optional();
}

function hasReadableSecret(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).hash);
    return true;
  } catch {
    return false;
  }
}
