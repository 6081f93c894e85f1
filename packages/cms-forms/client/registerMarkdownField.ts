import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { type ClipboardEvent, type ComponentType, createElement, type MouseEvent } from 'react';
import { toMarkdown } from './tables';

/**
 * Registers a field for Markdown: a text box with a button that inserts a picture. Pasted tables become Markdown tables.
 * The rich-text editor of Sveltia CMS rewrites texts and breaks cells at a vertical bar.
 */
export function registerMarkdownField(): void {
  const TextBox = CMS.getFieldType('text')?.control as ComponentType<CustomFieldControlProps>;
  CMS.registerFieldType('markdown-text', (props: CustomFieldControlProps) => {
    const { field, pickFile } = props;
    // No hooks: Sveltia CMS renders with its own copy of React.
    const insertPicture = async ({ currentTarget }: MouseEvent) => {
      const textArea = currentTarget.parentElement?.querySelector('textarea');
      const picked = await pickFile({ kind: 'image' });
      const path = [picked].flat()[0]?.value;
      if (textArea && path) insertBlock(textArea, `![](${path})`);
    };
    const insertTable = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const text = toMarkdown(clipboardData.getData('text/html'));
      if (text === undefined || !(target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      insertBlock(target, text);
    };
    return createElement(
      'div',
      { onPaste: insertTable },
      createElement(
        'button',
        {
          type: 'button',
          onClick: insertPicture,
          style: {
            marginBottom: 8,
            border: '1px solid var(--sui-textbox-border-color)',
            borderRadius: 'var(--sui-textbox-border-radius)',
            padding: '6px 12px',
            background: 'var(--sui-tertiary-background-color)',
            color: 'inherit',
            font: 'inherit',
          },
        },
        String(field.get('picture_label')),
      ),
      createElement(TextBox, props),
    );
  });
}

/** Inserts a block at the cursor, between blank lines. The browser can undo the insertion. */
function insertBlock(textArea: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = textArea;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const start = before.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length);
  const end = after.trim() === '' ? '' : '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length);
  textArea.focus();
  document.execCommand('insertText', false, `${start}${text}${end}`);
}
