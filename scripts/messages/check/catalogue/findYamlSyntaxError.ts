import type { SyntaxMistake } from './MessageFile';
import { createMistake } from './mistakes';

const QUOTES = 'Put the whole text between " and ".';

/** What goes wrong in a line `field: text`, the surest signs first. */
const traps = [
  {
    pattern: /^[\w-]+\s*：/,
    problem: 'The colon after the name of the field is a full-width one.',
    remedy: 'Type : and a space instead.',
  },
  {
    pattern: /^\t/,
    problem: 'The line begins with a tab.',
    remedy: 'Delete it: fields begin at the start of the line.',
  },
  {
    pattern: /^ +[\w-]+: /,
    problem: 'The line begins with spaces, so it counts as part of the field above.',
    remedy: 'Delete them: fields begin at the start of the line.',
  },
  {
    pattern: /^[\w-]+:(?!\/\/)\S/,
    problem: 'There is no space after the colon.',
    remedy: 'Write a space between the colon and the text.',
  },
  {
    pattern: /^[\w-]+: +(?:"(?:[^"\\]|\\.)*|'[^']*)$/,
    problem: 'This text begins with a quotation mark and does not end with one.',
    remedy: 'Put the quotation mark at its end.',
  },
  {
    pattern: /^[\w-]+: +"(?:[^"\\]|\\.)*"\s*[^\s#]/,
    problem: 'A quotation mark inside this text ends it too early.',
    remedy: 'Inside a text write “ and ”, or \\" for a straight one.',
  },
  {
    pattern: /^[\w-]+: +'(?:[^']|'')*'\s*[^\s#]/,
    problem: 'An apostrophe inside this text ends it too early: it begins with one.',
    remedy: QUOTES,
  },
  {
    pattern: /^[\w-]+: +\[[^\]]*$/,
    problem: 'The list begins with [ and does not end with ].',
    remedy: 'Put ] at its end.',
  },
  {
    pattern: /^[\w-]+: +[^"'[{].*: /,
    problem: 'There is a colon followed by a space in this text, which YAML takes for another field.',
    remedy: QUOTES,
  },
  {
    pattern: /^[\w-]+: +[@`%&*!|>{]/,
    problem: 'YAML has a meaning of its own for the first character of this text.',
    remedy: QUOTES,
  },
  {
    pattern: /^[\w-]+: +".*\\(?!["\\/nt])/,
    problem: 'A backslash \\ cannot stand alone in a text between quotation marks.',
    remedy: 'Write \\\\ for one backslash.',
  },
  {
    pattern: /^[^\s:#-][^:]*$/,
    problem: 'This line has no colon.',
    remedy: 'Write it as field: text, or join it to the line above.',
  },
];

/**
 * Finds the first line of a front matter that an editor probably got wrong, for a front matter that YAML refuses. `base`
 * is where it begins in its file. Undefined where no line looks wrong.
 */
export function findYamlSyntaxError(yaml: string, base: number): SyntaxMistake | undefined {
  for (const { 0: line, index } of yaml.matchAll(/^.+/gm)) {
    const trap = traps.find(({ pattern }) => pattern.test(line));
    if (trap) return createMistake(base + index, trap.problem, trap.remedy);
  }
  return undefined;
}
