import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './Team.module.css';

/** Section with the contact people, each with a personal email address. */
export async function Team() {
  const [t, contact] = await Promise.all([getTranslator('about'), getTranslator('contact')]);
  const team = loadEntries('team.json', t.locale).filter(({ former }) => !former);
  return (
    <Section id="team" tall>
      <SectionHeader id="team" look="split" {...t.head('team')} />
      <ul className={styles.team} data-reveal>
        {team.map((member) => (
          <li key={member.id}>
            <Picture src={member.avatar} alt="" {...pictureFrames.portrait} />
            <h3 {...getFallbackLang(member, 'name')}>{member.name}</h3>
            <p {...getFallbackLang(member, 'role')}>{member.role}</p>
            {member.ask && <p {...getFallbackLang(member, 'ask')}>{member.ask}</p>}
            <a href={`mailto:${member.email}`}>
              {contact('form.mail')}
              <span className="visually-hidden" {...getFallbackLang(member, 'name')}>
                {` ${member.name}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
