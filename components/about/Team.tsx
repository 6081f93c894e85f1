import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { team } from '@/lib/collections/team';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './Team.module.css';

/** Section with the contact people, each with a personal email address. */
export async function Team() {
  const t = await getTranslator('about');
  const members = loadEntries(team, t.locale).filter(({ former }) => !former);
  return (
    <Section id="team" tall>
      <SectionHeader id="team" look="split" {...t.head('team')} />
      <ul className={styles.team} data-reveal>
        {members.map((member) => (
          <li key={member.id}>
            <Picture src={member.avatar} alt="" {...pictureFrames.portrait} />
            <h3 {...getFallbackLang(member, 'name')}>{member.name}</h3>
            <p {...getFallbackLang(member, 'role')}>{member.role}</p>
            {member.ask && <p {...getFallbackLang(member, 'ask')}>{member.ask}</p>}
            <a href={`mailto:${member.email}`}>{t('team.mail', { name: member.name })}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
