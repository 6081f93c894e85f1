import { attribute } from '../../html/elements';
import { atElement, type Rule } from '../Rule';

/** Pictures without dimensions, for which the page must move when they arrive, and without alternative text. */
export const images: Rule = function* (site) {
  for (const page of site.pages) {
    for (const img of page.all('img')) {
      const src = attribute(img, 'src') ?? '';
      const hasSize = ['width', 'height'].every((name) => /^[1-9]\d*$/.test(attribute(img, name) ?? ''));
      if (!hasSize) yield atElement(page, img, `The picture "${src}" has no width and height.`);
      if (attribute(img, 'alt') === undefined) yield atElement(page, img, `The picture "${src}" has no alt.`);
    }
  }
};
