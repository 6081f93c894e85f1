import type { Edits } from '../PreviewOptions';
import { createElement } from './createElement';
import { formatCause, isOpenForm } from './createOutdatedSection';
import type { EditorForms } from './EditorForms';
import { getLabels } from './labels';

const style = createElement('style');

/** Marks the fields of the open form whose texts may be outdated, and shows which language changed and when. */
export function markFields({ files, outdatedTexts = [] }: Edits, forms: EditorForms): void {
  const rules = outdatedTexts.flatMap((text) => {
    const file = files[text.filePath];
    if (!file?.locale || text.path === '' || !isOpenForm(file)) return [];
    const selector = forms.getFieldSelector(file.locale, text.path);
    const note = JSON.stringify(`${getLabels().outdatedField}${formatCause(text)}`);
    return `${selector} { box-shadow: inset 4px 0 #c77700 }
${selector}::after { all: unset; content: ${note}; display: block; padding: 4px 8px; color: #8a5200; font-size: 13px }`;
  });
  style.textContent = rules.join('\n');
  if (!style.isConnected) document.head.append(style);
}
