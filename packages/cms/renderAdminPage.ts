/**
 * Renders the page of `/admin/` with its scripts. Its CSP allows its own files and requests to `origins`; it is not indexed.
 */
export function renderAdminPage(origins: string[], scripts = ['cms.js']): string {
  const allowedOrigins = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Sveltia CMS inserts its styles with scripts.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${allowedOrigins}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${allowedOrigins}`,
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
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body></body>
</html>
`;
}
