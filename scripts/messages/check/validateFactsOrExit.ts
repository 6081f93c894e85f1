import { checkFacts } from './checkFacts';
import { formats } from './formats';

/**
 * Preloaded with `node --import` before programs that import `messages/facts.json`, so that editors see a readable error
 * instead of a stack trace if the file is invalid.
 */
const findings = checkFacts('messages');
if (findings.length > 0) {
  process.stdout.write(formats.text(findings));
  process.exit(1);
}
