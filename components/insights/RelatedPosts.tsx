import { TitleLinks } from '@/components/ui/TitleLinks';
import type { AnyPost } from '@/lib/content/entries/posts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';

/** Section with links to posts at the end of a page. Null if `posts` is empty. */
export async function RelatedPosts({ posts }: { posts: AnyPost[] }) {
  const t = await getTranslator('insights');
  const links = posts.map(({ slug, title, lang }) => ({
    href: getLocalePath(t.locale, getEntryPath('insights', slug)),
    title,
    lang: getContentLang(lang, t.locale),
  }));
  return <TitleLinks id="related" title={t('post.related')} links={links} />;
}
