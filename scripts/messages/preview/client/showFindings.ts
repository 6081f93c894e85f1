import type { Finding } from '../../check/Finding';
import { count } from './count';
import { showPanel } from './showPanel';

const ID = 'messages-findings';

/**
 * Shows what is wrong in the messages over the page: errors at once, warnings to whoever opens the list, which then stays
 * open while the page is loaded anew. Shows nothing where everything is in order.
 */
export function showFindings(findings: Finding[]): void {
  if (findings.length === 0) {
    sessionStorage.removeItem(ID);
    showPanel(ID);
    return;
  }
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const list = document.createElement('details');
  list.open = errors.length > 0 || sessionStorage.getItem(ID) === 'open';
  const summary = summaryOf(errors.length, warnings.length);
  // The list opens or closes after the click.
  summary.addEventListener('click', () => sessionStorage.setItem(ID, list.open ? 'closed' : 'open'));
  list.append(summary, ...[...errors, ...warnings].map(itemOf));
  showPanel(ID, list);
}

function summaryOf(errors: number, warnings: number): HTMLElement {
  const parts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  const summary = document.createElement('summary');
  summary.textContent = `${parts.filter(Boolean).join(', ')} in the messages`;
  return summary;
}

function itemOf({ file, line, column, severity, problem, remedy }: Finding): HTMLElement {
  const item = document.createElement('article');
  item.className = severity;
  for (const [tag, text] of [
    ['code', `${file}:${line}:${column}`],
    ['strong', `${severity}: ${problem}`],
    ['p', remedy],
  ] as const) {
    const element = document.createElement(tag);
    element.textContent = text;
    item.append(element);
  }
  return item;
}
