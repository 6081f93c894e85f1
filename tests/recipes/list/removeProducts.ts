import type { FolderEditor } from '../../helpers/FolderEditor';
import type { Recipe } from '../Recipe';

const removed = ['vietconnect', 'ai-video', 'ai-platform'];
const removedNames = ['vietConnectName', 'aiVideoName', 'aiPlatformName'];
const locales = ['en', 'zh', 'vi'];
const removedPlaceholders = new RegExp(String.raw`\{(?:${removedNames.join('|')})\}`, 'g');
const linksToRemoved = new RegExp(
  String.raw`\[([^\]]+)\]\(/\w+/services/(?:${removed.join('|')})/[^)]*\)`,
  'g',
);

/** Adds a product, then leaves two products and the new one. */
export const recipe: Recipe = {
  title: 'Add or remove a product',
  edit(copy) {
    addProduct(copy);
    removeProducts(copy);
    rewriteStories(copy);
  },
};

/** Adds a product with the texts of the WMS, under its own name. */
function addProduct(copy: FolderEditor): void {
  const name = 'Quality Book';
  copy.editJson('messages/facts.json', ({ products, prices }) => {
    products.qualityName = { zh: name, en: name, vi: name };
    prices.samples['quality-book'] = { connections: 1 };
  });
  for (const locale of locales) {
    copy.editJson(`messages/${locale}/service-list.json`, ({ items }) => {
      const wms = items.find(({ id }: { id: string }) => id === 'wms');
      const texts = JSON.stringify(wms).replaceAll('{wmsName}', '{qualityName}');
      items.push({ ...JSON.parse(texts), id: 'quality-book', subject: 'other' });
    });
    copy.editJson(`messages/${locale}/taxonomy.json`, ({ modules }) => {
      modules['quality-book'] = '{qualityName}';
    });
  }
}

/** Removes three products. The texts of pages follow; `rewriteStories` changes articles, news items and cases. */
export function removeProducts(copy: FolderEditor): void {
  copy.editJson('messages/facts.json', ({ products, prices }) => {
    for (const name of removedNames) delete products[name];
    for (const id of removed) delete prices.samples[id];
  });
  for (const locale of locales) {
    copy.editJson(`messages/${locale}/service-list.json`, (list) => {
      list.items = list.items.filter(({ id }: { id: string }) => !removed.includes(id));
    });
  }
}

/**
 * Removes links to the pages of the removed products from articles, news items and cases, and writes the name of the ERP
 * in place of their names.
 */
export function rewriteStories(copy: FolderEditor): void {
  for (const folder of locales.map((locale) => `messages/${locale}`)) {
    const posts = ['insights', 'news'].flatMap((name) =>
      copy.list(`${folder}/${name}`).map((file) => `${folder}/${name}/${file}`),
    );
    for (const file of [...posts, `${folder}/customer-cases.json`]) {
      const text = copy.read(file).replace(linksToRemoved, '$1');
      copy.write(file, text.replace(removedPlaceholders, '{erpName}'));
    }
  }
}
