import type { Edits, FileDescription, OutdatedText } from '../PreviewOptions';
import { createElement } from './createElement';
import type { EditorForms } from './EditorForms';
import { formatFileName, formatLanguage, getLabels, getPageLanguage } from './labels';

/** Maximum length of a text in the list, in characters. */
const MAX_EXCERPT_LENGTH = 80;

/** Path of the page without its locale. */
const getPagePath = () => location.pathname.replace(/^\/[^/]+(?=\/)/, '');

/** Returns the outdated texts of the page or of the open form; beside a list of forms, all of them. */
export function getShownTexts({ files, outdatedTexts = [] }: Edits, forms?: EditorForms): OutdatedText[] {
  if (forms && !forms.isFormOpen()) return outdatedTexts;
  return outdatedTexts.filter(({ filePath }) =>
    forms ? isOpenForm(files[filePath]) : files[filePath]?.page.replace(/#.*/, '') === getPagePath(),
  );
}

export function isOpenForm(file: FileDescription | undefined): boolean {
  return file !== undefined && new URL(file.form, location.href).hash === location.hash;
}

/** Creates the section of texts that may be outdated. Beside a list of forms, it lists their files. */
export function createOutdatedSection(edits: Edits, texts: OutdatedText[], forms?: EditorForms): HTMLElement {
  const labels = getLabels();
  const total = edits.outdatedTexts?.length ?? 0;
  const isList = forms && !forms.isFormOpen();
  const items = isList
    ? groupByFile(texts).map((group) => createFileItem(edits, group))
    : sortByTime(texts).map((text) => createTextItem(edits, text, forms));
  const firstForm = edits.files[edits.outdatedTexts?.[0]?.filePath ?? '']?.form;
  const link = createElement('a', labels.formatAllOutdated(total));
  link.href = firstForm?.replace(/#.*/, '') ?? '';
  const hasMore = !forms && firstForm && texts.length < total;
  return createElement(
    'section',
    createElement('h2', labels.outdated),
    ...(items.length > 0
      ? items
      : [createElement('p', edits.outdatedTexts ? labels.noOutdated : labels.noHistory)]),
    ...(hasMore ? [createElement('p', link)] : []),
  );
}

/** Groups texts by file, newest change first. */
function groupByFile(texts: OutdatedText[]): OutdatedText[][] {
  const groups = new Map<string, OutdatedText[]>();
  for (const text of sortByTime(texts))
    groups.set(text.filePath, [...(groups.get(text.filePath) ?? []), text]);
  return [...groups.values()];
}

/** Sorts texts by the time of the change, newest first. Changes that are not committed are the newest. */
function sortByTime(texts: OutdatedText[]): OutdatedText[] {
  return [...texts].sort((a, b) => (b.changedAt ?? Infinity) - (a.changedAt ?? Infinity) || 0);
}

/** Creates the item of a file with its number of texts and the newest change. */
function createFileItem({ files }: Edits, texts: OutdatedText[]): HTMLElement {
  const [newest] = texts as [OutdatedText];
  const { formatOutdated, colon } = getLabels();
  const description = formatOutdated(texts.length) + colon + formatCause(newest);
  return createElement(
    'article',
    createFileLink(newest.filePath, files[newest.filePath]),
    createElement('p', description),
  );
}

function createTextItem({ files }: Edits, text: OutdatedText, forms?: EditorForms): HTMLElement {
  const file = files[text.filePath];
  const excerpt =
    text.text.length > MAX_EXCERPT_LENGTH ? `${text.text.slice(0, MAX_EXCERPT_LENGTH)}…` : text.text;
  const item = createElement(
    'article',
    forms ? formatFileName(text.filePath, file) : createFileLink(text.filePath, file),
    ...(text.path === '' ? [] : [createElement('strong', excerpt)]),
    createElement('p', formatCause(text)),
  );
  if (forms && file?.locale) {
    const selector = forms.getFieldSelector(file.locale, text.path);
    item.className = 'link';
    item.addEventListener('click', () =>
      document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    );
  }
  return item;
}

/** Creates the link to the form of a file, or its path if it has no form. */
function createFileLink(path: string, file: FileDescription | undefined): HTMLElement {
  if (!file) return createElement('code', path);
  const link = createElement('a', formatFileName(path, file));
  link.href = file.form;
  return link;
}

/** Formats the change that made a text outdated: `Chinese changed on 26 Nov 2026`. */
export function formatCause({ changedIn, changedAt }: OutdatedText): string {
  const date =
    changedAt === undefined
      ? undefined
      : new Intl.DateTimeFormat(getPageLanguage(), { dateStyle: 'medium' }).format(changedAt * 1000);
  return getLabels().formatCause(formatLanguage(changedIn), date);
}
