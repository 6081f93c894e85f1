import path from 'node:path';

/** A reporter of Jest that prints each failed test file when it ends, and nothing else. */
export default class FailureReporter {
  onTestResult(_test, { testFilePath, failureMessage }) {
    if (failureMessage) process.stdout.write(`\nFAIL ${path.relative('', testFilePath)}\n${failureMessage}`);
  }
}
