import { articles } from './articles';
import { cases } from './cases';
import { comparison } from './comparison';
import { devices } from './devices';
import { faq } from './faq';
import { figures } from './figures';
import { modules } from './modules';
import { news } from './news';
import { offices } from './offices';
import { products } from './products';
import { services } from './services';
import { team } from './team';
import { testimonials } from './testimonials';

/** The collections with a file in `messages/{locale}/`, in the order of the forms at `/admin/`. */
export const fileCollections = [
  cases,
  testimonials,
  team,
  modules,
  products,
  services,
  offices,
  comparison,
  figures,
  devices,
  faq,
] as const;

/** The collections with a folder of Markdown files. */
export const postCollections = [articles, news] as const;

/** The collections that pages list, with filters, search and archive pages. */
export const lists = [devices, articles, news, cases] as const;
