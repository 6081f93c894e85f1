import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { Picture } from './Picture';

type EntryPictureProps = {
  entry: { image?: string | undefined; imageAlt?: string | undefined; untranslated: string[] };
  frame: keyof typeof pictureFrames;
};

/** The picture of an entry with its alternative text, in one of the standard sizes. Null if it has no picture. */
export function EntryPicture({ entry, frame }: EntryPictureProps) {
  if (!entry.image) return null;
  return (
    <Picture
      src={entry.image}
      alt={entry.imageAlt ?? ''}
      {...getFallbackLang(entry, 'imageAlt')}
      {...pictureFrames[frame]}
    />
  );
}
