import { startPreview } from 'message-preview/client';

/** `npm run dev` adds this file to every page, and sets the port. */
startPreview({ port: process.env.NEXT_PUBLIC_PREVIEW_PORT, colour: 'var(--band)' });
