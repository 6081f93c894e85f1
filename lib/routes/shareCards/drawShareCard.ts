import path from 'node:path';
import { createCardRenderer } from 'share-cards';
import { formatPhotoUrl, type PhotoVariant } from '@/lib/browser/photos';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { cardSize, MAX_CARD_BYTES } from './cardSize';
import { colours, composeBackground, composeTexts, getPictureBox, type ShareCard } from './shareCard';

const renderCard = createCardRenderer({
  size: cardSize,
  colours: { background: colours.paper, text: colours.ink, accent: colours.accent },
  maxBytes: MAX_CARD_BYTES,
  // Kept between builds like the rest of Next's cache.
  cacheFolder: path.join(process.cwd(), '.next/cache/share-cards'),
});

/** Draws a share card as PNG. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  return renderCard({
    background: await composeBackground(card),
    texts: await composeTexts(card),
    ...(card.photo && { photo: getPhoto(card.photo) }),
  });
}

function getPhoto(photo: PhotoVariant) {
  const { left, top, width, height } = getPictureBox(photo);
  return {
    key: formatPhotoUrl(photo),
    left,
    top,
    // With the lowest compression effort, because the card is compressed again.
    render: () => renderPhoto({ ...photo, width, height }, 0),
  };
}
