import * as forms from 'cms/forms';
import { startPreview } from 'message-preview/client';

/** `npm run dev` adds this file to every page and to the forms at `/admin/`, and sets the port. */
startPreview({
  port: process.env.NEXT_PUBLIC_PREVIEW_PORT,
  colour: 'var(--band)',
  forms: /\/admin\/$/.test(location.pathname) ? forms : undefined,
});

// Beside a form, the page is shown to editors, and Next's badge with the errors of scripts is for developers.
if (window.parent !== window) {
  const style = document.createElement('style');
  style.textContent = 'nextjs-portal { display: none }';
  document.head.append(style);
}
