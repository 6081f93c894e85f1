import type { PreviewFinding } from '../PreviewOptions';
import { createElement } from './createElement';
import { getLabels } from './labels';
import { showPanel } from './showPanel';

const ID = 'messages-findings';

/**
 * Shows the findings in a panel above the page. The panel is open if there are errors, otherwise collapsed; an opened
 * panel stays open after a reload. Without findings there is no panel.
 */
export function showFindings(findings: PreviewFinding[]): void {
  if (findings.length === 0) {
    sessionStorage.removeItem(ID);
    showPanel(ID);
    return;
  }
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const summary = createElement('summary', getLabels().formatFindings(errors.length, warnings.length));
  const list = createElement('details', summary, ...[...errors, ...warnings].map(createItem));
  list.open = errors.length > 0 || sessionStorage.getItem(ID) === 'open';
  // The list toggles after the click event.
  summary.addEventListener('click', () => sessionStorage.setItem(ID, list.open ? 'closed' : 'open'));
  showPanel(ID, list);
}

function createItem({ file, line, column, severity, problem, remedy }: PreviewFinding): HTMLElement {
  const place = createElement('code', `${file}:${line}:${column}`);
  const item = createElement(
    'article',
    place,
    createElement('strong', getLabels()[severity] + problem),
    createElement('p', remedy),
  );
  item.className = severity;
  return item;
}
