'use client';

import { useEffect, useState } from 'react';
import { giveBackTyped, storeTyped } from '@/lib/navigation/typed';

/**
 * Where the layout itself fails, the page stays as it was: in its own markup, without the framework. It can be read, its
 * links, menu and forms need no script, and what was typed stands in its fields.
 */
export default function GlobalError() {
  const [{ lang, markup }] = useState(asItIs);
  useEffect(giveBackTyped, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own markup, whose scripts do not run again
  return <html lang={lang} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function asItIs() {
  // The build draws this page too, without a document.
  if (typeof document === 'undefined') return { lang: 'en', markup: '' };
  storeTyped();
  const { lang, innerHTML } = document.documentElement;
  return { lang, markup: innerHTML };
}
