import { checkFacts } from './checkFacts';
import { formats } from './formats';

/**
 * Imported before programs whose code has `messages/facts.json` in it (`node --import`), which a mistake there would end
 * with a stack: ends them with what an editor is to do.
 */
const findings = checkFacts('messages');
if (findings.length > 0) {
  process.stdout.write(formats.text(findings));
  process.exit(1);
}
