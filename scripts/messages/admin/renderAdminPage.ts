/** Where an export that has the forms has them. */
export const ADMIN_FOLDER = 'admin';

/** The page of `/admin/`, which may load its own files and ask `origins`; search engines leave it out. */
export function renderAdminPage(origins: string[]): string {
  const elsewhere = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // The forms are drawn with styles of their own.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${elsewhere}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${elsewhere}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Admin</title>
<script type="module" src="cms.js"></script>
</head>
<body></body>
</html>
`;
}
