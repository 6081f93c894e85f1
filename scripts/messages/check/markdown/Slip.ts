import type { SyntaxMistake } from '../catalogue/MessageFile';
import type { Severity } from '../Finding';

/** A place in a Markdown file that renders differently from what the editor probably meant. */
export type Slip = SyntaxMistake & { severity: Severity };

export function errorSlip(offset: number, problem: string, remedy: string): Slip {
  return { severity: 'error', offset, problem, remedy };
}

export function warningSlip(offset: number, problem: string, remedy: string): Slip {
  return { severity: 'warning', offset, problem, remedy };
}
