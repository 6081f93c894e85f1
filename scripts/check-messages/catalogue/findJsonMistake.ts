import type { Mistake } from './Mistake';

/** Characters that input methods and word processors put where JSON wants a plain one. */
const lookalikes: Record<string, string> = {
  '，': ',',
  '、': ',',
  '；': ',',
  ';': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '„': '"',
  '＂': '"',
  "'": '"',
  '‘': '"',
  '’': '"',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
};

/**
 * Finds the first place where a text stops being JSON and says what an editor did there. Undefined where it finds
 * nothing: `JSON.parse` has the last word, this only explains.
 */
export function findJsonMistake(source: string): Mistake | undefined {
  try {
    new Reader(source).readFile();
    return undefined;
  } catch (error) {
    if (error instanceof Found) return error.mistake;
    throw error;
  }
}

class Found extends Error {
  constructor(readonly mistake: Mistake) {
    super(mistake.problem);
  }
}

const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

type Bracket = {
  char: '{' | '[';
  /** The bracket that closes it. */
  end: string;
  offset: number;
  /** How far its line is indented. */
  indent: number;
};

/** Reads JSON as `JSON.parse` does, and throws `Found` at the first mistake. */
class Reader {
  private at = 0;
  /** The brackets that are open here, the innermost last. */
  private readonly open: Bracket[] = [];
  /** The first bracket whose partner stands in another column: probably the one that was never closed. */
  private crooked: Bracket | undefined;

  constructor(private readonly source: string) {}

  readFile(): void {
    if (this.source.startsWith('\uFEFF')) {
      this.stop(
        0,
        'The file begins with an invisible mark (a BOM).',
        'Save it as "UTF-8", not "UTF-8 with BOM".',
      );
    }
    this.skipSpace();
    if (this.at === this.source.length) this.stop(0, 'The file is empty.', 'Write at least { and }.');
    this.readValue();
    this.skipSpace();
    if (this.at < this.source.length) {
      this.stop(
        this.at,
        'There is something after the end of the file.',
        'Delete it, or a } or ] too many above it.',
      );
    }
  }

  private readValue(): void {
    this.skipSpace();
    const char = this.source[this.at];
    if (char === '{' || char === '[') this.readBracket(char);
    else if (char === '"') this.readText();
    else this.readLiteral();
  }

  private readLiteral(): void {
    literal.lastIndex = this.at;
    const found = literal.exec(this.source)?.[0];
    const char = this.source[this.at];
    if (found !== undefined) {
      this.at += found.length;
    } else if (char === undefined) {
      this.stopUnclosed();
    } else if (char === ',' || char === '}' || char === ']') {
      this.stop(this.at, 'A text is missing here.', 'Write one between quotation marks, or "" for none.');
    } else {
      this.stopAtCharacter('"', 'This text has no quotation mark before it.', 'Put texts between " and ".');
    }
  }

  private readBracket(char: '{' | '['): void {
    const bracket = {
      char,
      end: char === '{' ? '}' : ']',
      offset: this.at,
      indent: this.indentOf(this.at),
    };
    this.open.push(bracket);
    this.at += 1;
    this.skipSpace();
    if (this.source[this.at] !== bracket.end) this.readItems(bracket);
    if (this.indentOf(this.at) !== bracket.indent) this.crooked ??= bracket;
    this.open.pop();
    this.at += 1;
  }

  private readItems(bracket: Bracket): void {
    for (;;) {
      if (bracket.char === '{') this.readKey();
      this.readValue();
      const valueEnd = this.at;
      this.skipSpace();
      if (this.source[this.at] === bracket.end) return;
      if (this.source[this.at] !== ',') this.stopBetween(valueEnd, bracket);
      this.readComma(bracket);
    }
  }

  private readComma({ end }: Bracket): void {
    const comma = this.at;
    this.at += 1;
    this.skipSpace();
    const next = this.source[this.at];
    if (next === ',') this.stop(this.at, 'There are two commas in a row.', 'Delete one of them.');
    if (next === end) {
      const remedy = `Delete the comma, or add what is to follow before the ${end}.`;
      this.stop(comma, `This comma is one too many: nothing follows it before the ${end}.`, remedy);
    }
  }

  private readKey(): void {
    if (this.source[this.at] === undefined) this.stopUnclosed();
    if (this.source[this.at] !== '"') {
      this.stopAtCharacter('"', 'A key has no quotation marks.', 'Write every key as "key".');
    }
    this.readText();
    this.skipSpace();
    if (this.source[this.at] !== ':') {
      this.stopAtCharacter(':', 'The colon after this key is missing.', 'Write "key": "text".');
    }
    this.at += 1;
  }

  private readText(): void {
    const start = this.at;
    for (this.at += 1; this.source[this.at] !== '"'; this.at += 1) {
      const char = this.source[this.at];
      if (char === undefined || char === '\n' || char === '\r') {
        const remedy = 'Put a " at its end. A text stands on one line; for a line break inside it write \\n.';
        this.stop(start, 'This text is not closed on its line.', remedy);
      }
      if (char < ' ') {
        this.stop(
          this.at,
          'There is a tab or another invisible character in this text.',
          'Write a space instead.',
        );
      }
      if (char === '\\') {
        if (!/^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.test(this.source.slice(this.at, this.at + 6))) {
          this.stop(this.at, 'A backslash \\ cannot stand alone in a text.', 'Write \\\\ for one backslash.');
        }
        this.at += 1;
      }
    }
    this.at += 1;
  }

  /** After a value comes a comma or the closing bracket; this is neither. */
  private stopBetween(valueEnd: number, { char, end, indent }: Bracket): never {
    const next = this.source[this.at];
    if (next === undefined) this.stopUnclosed();
    if (next === '}' || next === ']') {
      this.stop(this.at, `A ${char} was opened, but this is a ${next}.`, `Write ${end} here.`);
    }
    if (valueEnd === this.at && this.source[valueEnd - 1] === '"' && !(next in lookalikes)) {
      const remedy = 'Inside a text write “ and ”, or \\" for a straight one.';
      this.stop(valueEnd - 1, 'This quotation mark ends the text too early.', remedy);
    }
    if (next === '"' && this.indentOf(this.at) <= indent && this.isFirstOnLine(this.at)) {
      this.stop(
        valueEnd,
        `A ${end} is missing: the group that ends here is not closed.`,
        `Add ${end}, after this line.`,
      );
    }
    if (next in lookalikes || next === '/' || next === '#') {
      this.stopAtCharacter(',', 'The comma is missing here.', 'Put a comma after the text.');
    }
    this.stop(valueEnd, 'The comma after this is missing.', 'Put a comma at its end: something follows.');
  }

  private stopAtCharacter(wanted: string, problem: string, remedy: string): never {
    const char = this.source[this.at] ?? '';
    if (char === '/' || char === '#') {
      this.stop(this.at, 'A JSON file cannot hold comments.', 'Delete this line.');
    }
    const plain = lookalikes[char];
    if (plain !== undefined) {
      this.stop(
        this.at,
        `The character ${char} stands here where JSON wants ${wanted}.`,
        `Type ${wanted} instead.`,
      );
    }
    this.stop(this.at, problem, remedy);
  }

  private stopUnclosed(): never {
    const bracket = this.crooked ?? this.open.at(-1);
    this.stop(
      bracket?.offset ?? 0,
      `The ${bracket?.char} opened here is never closed.`,
      `Add ${bracket?.end} where it ends.`,
    );
  }

  private stop(offset: number, problem: string, remedy: string): never {
    throw new Found({ offset, problem, remedy });
  }

  private skipSpace(): void {
    while (/[ \t\r\n]/.test(this.source[this.at] ?? '')) this.at += 1;
  }

  private indentOf(offset: number): number {
    const lineStart = this.source.lastIndexOf('\n', offset - 1) + 1;
    return /^\s*/.exec(this.source.slice(lineStart, offset))?.[0].length ?? 0;
  }

  private isFirstOnLine(offset: number): boolean {
    const lineStart = this.source.lastIndexOf('\n', offset - 1) + 1;
    return this.source.slice(lineStart, offset).trim() === '';
  }
}
