'use client';

import { usePathname } from 'next/navigation';
import { getQrCodePath } from '@/lib/browser/getQrCodePath';
import { Picture } from './Picture';

/** The QR code of a messenger's link on the current page. */
export function QrCode({ alt, ...messenger }: { id: string; href: string; alt: string }) {
  return <Picture src={getQrCodePath(messenger, usePathname())} alt={alt} width={168} height={168} />;
}
