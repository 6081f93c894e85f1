import fc from 'fast-check';

/**
 * `FUZZ_MINUTES=30 npx jest tests/unit/enquiries/fuzz` tries new input for 30 minutes per file. Without it, the input is
 * the same in every run, so that only a change of the code can fail a test.
 */
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);

/** Configures the tests of a file, whose number is `testCount`. */
export function configureFuzzing(testCount: number): void {
  if (minutes === 0) return void fc.configureGlobal({ seed: 1 });
  const testDurationMs = (minutes * 60_000) / testCount;
  jest.setTimeout(testDurationMs * 2 + 60_000);
  fc.configureGlobal({ numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: testDurationMs });
}

/** Any text: all characters, lone surrogates, and characters that are significant to parsers. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', size: 'large' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      ...'+0189 ()./-x#:;,@=&%?"\'<>[]{}\\\r\n\t\0aézĐ中轉\ud800',
      'ext',
      'máy lẻ',
      '转',
      '../',
      '::',
    ),
    maxLength: 300,
  }),
  fc.emailAddress(),
  fc.ipV6(),
  fc.webUrl(),
);
