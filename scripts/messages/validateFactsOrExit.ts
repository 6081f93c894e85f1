import { checkFacts, formats } from 'content-lint';
import { workspace } from './workspace';

/**
 * Preloaded with `node --import` before programs that import `messages/facts.json`, so that editors see a readable
 * error instead of a stack trace if the file is invalid.
 */
const findings = checkFacts(workspace, 'messages');
if (findings.length > 0) {
  process.stdout.write(formats.text(findings));
  process.exit(1);
}
