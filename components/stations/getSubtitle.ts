import type { getTranslator } from '@/lib/content/messages/getTranslator';
import { PIECE_WEIGHT_KG, type shots, WHOLESALE_MINIMUM } from './sampleOrder';

/** Returns the subtitle of a shot of the clip. */
export function getSubtitle(
  { text }: Awaited<ReturnType<typeof getTranslator<'stations'>>>,
  id: (typeof shots)[number]['id'],
): string {
  if (id === 'size') return text('ai-video.size', { grams: 1000 * PIECE_WEIGHT_KG });
  if (id === 'offer') return text('ai-video.offer', { pieces: WHOLESALE_MINIMUM });
  return text(`ai-video.${id}`);
}
