/** A click on a button with `data-embed` replaces the content around it by a frame with the page at that URL. */
export function embedOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-embed]');
    if (!button) return;
    const frame = document.createElement('iframe');
    frame.src = button.dataset.embed ?? '';
    frame.title = button.dataset.title ?? '';
    button.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
