import { Picture } from './Picture';

/** The QR code of the link of a messenger. */
export function QrCode({ id, alt }: { id: string; alt: string }) {
  return <Picture src={`/qr/${id}.png`} alt={alt} width={168} height={168} />;
}
