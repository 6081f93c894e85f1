import type { Edits, PreviewFinding } from '../PreviewOptions';
import { createElement } from './createElement';
import { createOutdatedSection, getShownTexts } from './createOutdatedSection';
import type { EditorForms } from './EditorForms';
import { getLabels } from './labels';
import { showPanel } from './showPanel';

const ID = 'messages-findings';

export type BoxContent = { findings: PreviewFinding[]; edits?: Edits | undefined };

/**
 * Shows the findings, and the texts of the page that may be outdated, in a box above the page. The box is open if there are
 * errors, otherwise collapsed; an opened box stays open after a reload. Beside forms it is always shown, and collapsed at
 * first. Elsewhere there is no box without content.
 */
export function showBox({ findings, edits }: BoxContent, forms?: EditorForms): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const labels = getLabels();
  const shownTexts = edits ? getShownTexts(edits, forms) : [];
  const headings = [
    ...(findings.length > 0 ? [labels.formatFindings(errors.length, warnings.length)] : []),
    ...(shownTexts.length > 0 ? [labels.formatOutdated(shownTexts.length)] : []),
  ];
  if (headings.length === 0 && !forms) {
    sessionStorage.removeItem(ID);
    showPanel(ID);
    return;
  }
  const summary = createElement('summary', headings.join(' · ') || labels.edits);
  const sections =
    edits && (forms || shownTexts.length > 0) ? [createOutdatedSection(edits, shownTexts, forms)] : [];
  const list = createElement('details', summary, ...[...errors, ...warnings].map(createItem), ...sections);
  list.open = (errors.length > 0 && !forms) || sessionStorage.getItem(ID) === 'open';
  // The list toggles after the click event.
  summary.addEventListener('click', () => sessionStorage.setItem(ID, list.open ? 'closed' : 'open'));
  if (forms) showPanel(ID, list)?.classList.add('forms');
  else showPanel(ID, list);
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
