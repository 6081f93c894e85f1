'use client';

import { useEffect, useState } from 'react';
import { putBackTyped, readTyped } from '@/lib/navigation/typed';

/**
 * Where the layout itself fails, the page stays as it was: in its own markup, without the framework. It can be read,
 * its links, menu and forms need no script, and what was typed stands in its fields.
 */
export default function GlobalError() {
  const [page] = useState(asItIs);
  useEffect(() => {
    if (page) putBackTyped(page.typed);
  }, [page]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own markup, whose scripts do not run again
  return <html lang={page?.lang} dangerouslySetInnerHTML={{ __html: page?.markup ?? '' }} />;
}

/** Nothing in the build, which draws this page too, without a document. */
function asItIs() {
  if (typeof document === 'undefined') return;
  const { lang, innerHTML: markup } = document.documentElement;
  return { lang, markup, typed: readTyped() };
}
