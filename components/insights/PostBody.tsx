import { Dossier } from '@/components/layout/Dossier';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { COLUMN_WIDTH_PX, getColumnSizes, pictureFrames } from '@/lib/browser/pictureFrames';
import type { AnyPost } from '@/lib/content/entries/posts';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { renderSources } from '@/lib/content/markdown/renderSources';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getContentLang } from '@/lib/i18n/getFallbackLang';

/**
 * The cover, text and sources of an article or news item, with a table of contents if the text has several headings.
 */
export async function PostBody({ post }: { post: AnyPost }) {
  const t = await getTranslator('insights');
  const lang = getContentLang(post.lang, t.locale);
  const text = renderMarkdownBody(post);
  const sources = await renderSources(post, text.ids);
  return (
    <Dossier
      headings={[...text.headings, ...sources.headings]}
      lang={lang}
      cover={
        post.image && (
          <Picture
            src={post.image}
            alt={post.imageAlt ?? ''}
            {...pictureFrames.cover}
            sizes={getColumnSizes(COLUMN_WIDTH_PX)}
            eager
          />
        )
      }
    >
      <Prose html={text.html + sources.html} lang={lang} />
    </Dossier>
  );
}
