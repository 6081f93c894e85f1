/**
 * Shows the copy buttons. A click copies the text before the button, which then shows the message in `data-copy`. If the
 * browser refuses, the text is selected, so that the visitor can copy it. `navigator.clipboard` is missing on pages
 * without HTTPS.
 */
export function copyOnClick(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy][hidden]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      if (button.previousElementSibling) getSelection()?.selectAllChildren(button.previousElementSibling);
      if (document.execCommand('copy')) button.textContent = button.dataset.copy ?? '';
    });
  }
}
