import type { Edits, PreviewFinding } from '../PreviewOptions';
import { createChangesSections, type Undo } from './createChangesSection';
import { createElement } from './createElement';
import { createOutdatedSection, getShownTexts } from './createOutdatedSection';
import type { EditorForms } from './EditorForms';
import { getLabels } from './labels';
import { createNotice, hasNotice } from './notice';
import { showPanel } from './showPanel';

const ID = 'messages-findings';

export type BoxContent = {
  findings: PreviewFinding[];
  edits?: Edits | undefined;
  /** Sends a request to undo changes. */
  undo?: Undo;
  /** True if files were changed outside the open form, which therefore cannot be saved. */
  isStale?: boolean;
};

/**
 * Shows findings, changes since the last commit, and texts of the page that may be outdated, in a box above the page. The box
 * is open if there are errors or a notice, otherwise collapsed; an opened box stays open after a reload. Beside forms it is
 * always shown, and errors do not open it. Elsewhere there is no box without content.
 */
export function showBox(content: BoxContent, forms?: EditorForms): void {
  const { findings, edits, undo, isStale = false } = content;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const labels = getLabels();
  const shownTexts = edits ? getShownTexts(edits, forms) : [];
  const changeCount = edits?.changes?.length ?? 0;
  const headings = [
    ...(findings.length > 0 ? [labels.formatFindings(errors.length, warnings.length)] : []),
    ...(changeCount > 0 ? [labels.formatChanges(changeCount)] : []),
    ...(shownTexts.length > 0 ? [labels.formatOutdated(shownTexts.length)] : []),
  ];
  if (headings.length === 0 && !forms && !hasNotice()) {
    sessionStorage.removeItem(ID);
    showPanel(ID);
    return;
  }
  const summary = createElement('summary', headings.join(' · ') || labels.edits);
  const hasDiscarded = (edits?.discarded?.length ?? 0) > 0;
  const list = createElement(
    'details',
    summary,
    ...(hasNotice() ? [createNotice(isStale, () => showBox(content, forms))] : []),
    ...[...errors, ...warnings].map(createItem),
    ...(edits && undo && (forms || changeCount > 0 || hasDiscarded)
      ? createChangesSections(edits, undo)
      : []),
    ...(edits && (forms || shownTexts.length > 0) ? [createOutdatedSection(edits, shownTexts, forms)] : []),
  );
  list.open = (errors.length > 0 && !forms) || hasNotice() || sessionStorage.getItem(ID) === 'open';
  // The list toggles after the click event.
  summary.addEventListener('click', () => sessionStorage.setItem(ID, list.open ? 'closed' : 'open'));
  const panel = showPanel(ID, list);
  if (forms) panel?.classList.add('forms');
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
