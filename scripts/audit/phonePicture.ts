import { attribute, type Element } from '../html/elements';

/** How many pixels a photograph at the top of a page is asked for by a phone (lib/shared/pictures/pictureFrames.ts). */
const PHONE = 780;

/** The address of the file that a phone loads for an `<img>`: of a photograph, one of the first `<source>`'s. */
export function phonePicture(img: Element): string {
  const parent = img.parentNode;
  const source =
    parent && 'tagName' in parent && parent.tagName === 'picture'
      ? parent.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'source')
      : undefined;
  const files = (attribute(source ?? img, 'srcset') ?? '').split(/,\s+/).map((file) => {
    const [address = '', width = ''] = file.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  const chosen = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return chosen?.address || (attribute(img, 'src') ?? '');
}
