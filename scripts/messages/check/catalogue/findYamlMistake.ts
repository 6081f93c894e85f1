import type { Mistake } from './MessageFile';

type Trap = { is(line: string): boolean; problem: string; remedy: string };

const QUOTES = 'Put the whole text between " and ".';

/** What goes wrong in a line `field: text`, the surest signs first. */
const traps: Trap[] = [
  {
    is: (line) => /^[\w-]+\s*：/.test(line),
    problem: 'The colon after the name of the field is a full-width one.',
    remedy: 'Type : and a space instead.',
  },
  {
    is: (line) => line.startsWith('\t'),
    problem: 'The line begins with a tab.',
    remedy: 'Delete it: fields begin at the start of the line.',
  },
  {
    is: (line) => /^ +[\w-]+: /.test(line),
    problem: 'The line begins with spaces, so it counts as part of the field above.',
    remedy: 'Delete them: fields begin at the start of the line.',
  },
  {
    is: (line) => /^[\w-]+:\S/.test(line) && !/^[\w-]+:\/\//.test(line),
    problem: 'There is no space after the colon.',
    remedy: 'Write a space between the colon and the text.',
  },
  {
    is: (line) => /^[\w-]+: +"(?:[^"\\]|\\.)*$/.test(line) || /^[\w-]+: +'[^']*$/.test(line),
    problem: 'This text begins with a quotation mark and does not end with one.',
    remedy: 'Put the quotation mark at its end.',
  },
  {
    is: (line) => /^[\w-]+: +"(?:[^"\\]|\\.)*"\s*[^\s#]/.test(line),
    problem: 'A quotation mark inside this text ends it too early.',
    remedy: 'Inside a text write “ and ”, or \\" for a straight one.',
  },
  {
    is: (line) => /^[\w-]+: +'(?:[^']|'')*'\s*[^\s#]/.test(line),
    problem: 'An apostrophe inside this text ends it too early: it begins with one.',
    remedy: QUOTES,
  },
  {
    is: (line) => /^[\w-]+: +\[[^\]]*$/.test(line),
    problem: 'The list begins with [ and does not end with ].',
    remedy: 'Put ] at its end.',
  },
  {
    is: (line) => /^[\w-]+: +[^"'[{].*: /.test(line),
    problem: 'There is a colon followed by a space in this text, which YAML takes for another field.',
    remedy: QUOTES,
  },
  {
    is: (line) => /^[\w-]+: +[@`%&*!|>{]/.test(line),
    problem: 'YAML has a meaning of its own for the first character of this text.',
    remedy: QUOTES,
  },
  {
    is: (line) => /\\(?!["\\/nt])/.test(line) && /^[\w-]+: +"/.test(line),
    problem: 'A backslash \\ cannot stand alone in a text between quotation marks.',
    remedy: 'Write \\\\ for one backslash.',
  },
  {
    is: (line) => /^[^\s:#-][^:]*$/.test(line),
    problem: 'This line has no colon.',
    remedy: 'Write it as field: text, or join it to the line above.',
  },
];

/**
 * Finds the first line of a front matter that an editor probably got wrong, for a front matter that YAML refuses. `base`
 * is where it begins in its file. Undefined where no line looks wrong.
 */
export function findYamlMistake(yaml: string, base: number): Mistake | undefined {
  let offset = base;
  for (const line of yaml.split('\n')) {
    const trap = traps.find(({ is }) => is(line.replace(/\r$/, '')));
    if (trap) return { offset, problem: trap.problem, remedy: trap.remedy };
    offset += line.length + 1;
  }
  return undefined;
}
