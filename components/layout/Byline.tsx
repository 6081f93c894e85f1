import { Picture } from '@/components/ui/Picture';
import type { CustomPage } from '@/lib/content/entries/customPages';
import { type AnyPost, type Contributor, getByline } from '@/lib/content/entries/posts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { formatDate } from '@/lib/i18n/formatDate';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/i18n/paths';
import styles from './Byline.module.css';

/**
 * The author and reviewer of a text, and the date on which its laws were last checked. The team page shows the role of
 * members; guests and former members have theirs here.
 */
export async function Byline({ text }: { text: AnyPost | CustomPage }) {
  const [t, { locale }] = await Promise.all([
    getTranslator('insights', text.lang),
    getTranslator('insights'),
  ]);
  const { author, reviewer } = getByline(text);
  if (!author && !reviewer && !text.lawAsOf) return null;
  const portrait = (author ?? reviewer)?.avatar;
  const teamHref = getLocalePath(locale, getSectionPath('about', 'team'));
  const renderContributor = (key: 'author' | 'reviewer', contributor: Contributor) => {
    const { name, role, avatar } = contributor;
    if (!avatar)
      return (
        <li {...getFallbackLang(contributor, 'role')}>{t(`post.${key}`, { name: `${name} · ${role}` })}</li>
      );
    return (
      <li>
        <a href={teamHref}>{t(`post.${key}`, { name })}</a>
      </li>
    );
  };
  return (
    <div className={styles.byline}>
      {portrait && <Picture src={portrait} alt="" width={56} height={56} eager />}
      <ul>
        {author && renderContributor('author', author)}
        {reviewer && renderContributor('reviewer', reviewer)}
        {text.lawAsOf && <li>{t('post.lawAsOf', { date: formatDate(text.lawAsOf, text.lang) })}</li>}
      </ul>
    </div>
  );
}
