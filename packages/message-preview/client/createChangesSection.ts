import type { DiscardedFile, Edits, FileChange, UndoRequest } from '../PreviewOptions';
import { createElement } from './createElement';
import { formatFileName, formatLanguage, getLabels, getPageLanguage } from './labels';

/** Sends a request to undo, and resolves when the files are restored. */
export type Undo = (request: UndoRequest) => Promise<void>;

/** Maximum number of discarded versions in the list. */
const MAX_DISCARDED = 20;

/** Creates the sections of changes since the last commit and of discarded versions, with buttons to restore files. */
export function createChangesSections({ files, changes, discarded = [] }: Edits, undo: Undo): HTMLElement[] {
  const labels = getLabels();
  const groups = groupByForm(files, changes ?? []);
  const allFiles = (changes ?? []).map(({ file }) => file);
  const hint = changes ? labels.noChanges : labels.noChangesHistory;
  return [
    createElement(
      'section',
      createElement('h2', labels.changes),
      ...(groups.length === 0 ? [createElement('p', hint)] : []),
      ...groups.map((group) => createChangeItem(files, group, undo)),
      ...(groups.length > 1
        ? [createElement('p', createUndoButton(labels.restoreAll, files, allFiles, undo))]
        : []),
    ),
    ...(discarded.length > 0
      ? [
          createElement(
            'section',
            createElement('h2', labels.discarded),
            ...discarded.slice(0, MAX_DISCARDED).map((version) => createDiscardedItem(files, version, undo)),
          ),
        ]
      : []),
  ];
}

/**
 * Groups changes by form, because a form saves the files of all languages. A renamed file is in the group of its new
 * name, because half of a rename must not be undone.
 */
function groupByForm(files: Edits['files'], changes: FileChange[]): FileChange[][] {
  const currentForms = new Map(
    Object.values(files).flatMap(({ form, formerForms = [] }) => formerForms.map((former) => [former, form])),
  );
  const groups = new Map<string, FileChange[]>();
  for (const change of changes) {
    const form = files[change.file]?.form ?? change.file;
    const key = currentForms.get(form) ?? form;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

function createChangeItem(files: Edits['files'], group: FileChange[], undo: Undo): HTMLElement {
  const labels = getLabels();
  const paths = group.map(({ file }) => file);
  const names = paths.flatMap((file) => files[file]?.name ?? []);
  const kinds = group.map(({ file, kind }) => {
    const locale = files[file]?.locale;
    return locale ? formatLanguage(locale) + labels.colon + labels.kinds[kind] : labels.kinds[kind];
  });
  return createElement(
    'article',
    createUndoButton(labels.restore, files, paths, undo),
    createElement('strong', names[0] ?? paths[0] ?? ''),
    createElement('p', kinds.join(' · ')),
  );
}

function createUndoButton(label: string, files: Edits['files'], paths: string[], undo: Undo): HTMLElement {
  const button = createElement('button', label);
  button.addEventListener('click', () => {
    const names = paths.map((file) => formatFileName(file, files[file]));
    if (confirm(getLabels().formatConfirmation(names.join('\n')))) void undo({ files: paths });
  });
  return button;
}

function createDiscardedItem(
  files: Edits['files'],
  { id, file, time }: DiscardedFile,
  undo: Undo,
): HTMLElement {
  const button = createElement('button', getLabels().recover);
  button.addEventListener('click', () => void undo({ discarded: [id] }));
  const format = new Intl.DateTimeFormat(getPageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return createElement(
    'article',
    button,
    createElement('strong', formatFileName(file, files[file])),
    createElement('p', getLabels().formatDiscarded(format.format(time))),
  );
}
