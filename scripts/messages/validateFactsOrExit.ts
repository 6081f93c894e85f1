import { checkFacts, checkRequiredFiles, detectLanguage, formatFindings } from 'message-lint';
import { workspace } from './workspace';

/**
 * Preloaded with `node --import` before programs that read `messages/`, so that editors see a readable error instead of a
 * stack trace if a file is missing or `facts.json` is invalid.
 */
const findings = [...checkFacts(workspace, 'messages'), ...checkRequiredFiles(workspace, 'messages')];
if (findings.length > 0) {
  const translator = workspace.getTranslator(detectLanguage());
  process.stdout.write(formatFindings(translator.translateFindings(findings), translator));
  process.exit(1);
}
