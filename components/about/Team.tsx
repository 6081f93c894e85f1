import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './Team.module.css';

/** The six people a customer meets, each with an address of their own. */
export async function Team() {
  const [copy, contact] = await Promise.all([getCopy('about'), getCopy('contact')]);
  const team = loadEntities('team.json', copy.locale);
  return (
    <Section id="team" tall>
      <SectionHead id="team" look="split" {...copy.head('team')} />
      <ul className={styles.team}>
        {team.map((member) => (
          <li key={member.id}>
            <Picture src={member.avatar} alt="" {...pictureFrames.portrait} />
            <h3 {...langOf(member, 'name')}>{member.name}</h3>
            <p {...langOf(member, 'role')}>{member.role}</p>
            {member.ask && <p {...langOf(member, 'ask')}>{member.ask}</p>}
            <a href={`mailto:${member.email}`}>
              {contact('form.mail')}
              <span className="visually-hidden" {...langOf(member, 'name')}>
                {` ${member.name}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
