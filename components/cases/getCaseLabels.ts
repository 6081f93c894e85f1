import { getTranslator } from '@/lib/content/messages/getTranslator';

export type CaseLabels = Awaited<ReturnType<typeof getCaseLabels>>;

/** Returns the translated labels of a case card. */
export async function getCaseLabels() {
  const t = await getTranslator('cases');
  return {
    challenge: t('list.challenge'),
    solution: t('list.solution'),
    before: t('list.before'),
    after: t('list.after'),
    year: t('list.year'),
    users: t('list.users'),
    weeks: t('list.weeks'),
    modules: t('list.modules'),
    quotedPerson: t('list.voice'),
    story: t('list.story'),
    contact: t('list.ask'),
    link: t('list.link'),
  };
}
