import { pictureFrames } from '@/lib/browser/pictureFrames';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { Picture } from './Picture';

type EntryPictureProps = {
  entry: { image?: string | undefined; imageAlt?: string | undefined; untranslated: string[] };
  frame: keyof typeof pictureFrames;
  /** True for a picture at the top of a page; disables lazy loading. */
  eager?: boolean;
};

/** The picture of an entry with its alternative text, in one of the standard sizes. Null if it has no picture. */
export function EntryPicture({ entry, frame, eager = false }: EntryPictureProps) {
  if (!entry.image) return null;
  return (
    <Picture
      src={entry.image}
      alt={entry.imageAlt ?? ''}
      {...getFallbackLang(entry, 'imageAlt')}
      {...pictureFrames[frame]}
      eager={eager}
    />
  );
}
