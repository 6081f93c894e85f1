import { getCopy } from '@/lib/content/texts/getCopy';

export type CaseLabels = Awaited<ReturnType<typeof caseLabels>>;

/** What the parts of a case's card are called. */
export async function caseLabels() {
  const copy = await getCopy('cases');
  return {
    challenge: copy('list.challenge'),
    solution: copy('list.solution'),
    before: copy('list.before'),
    after: copy('list.after'),
    year: copy('list.year'),
    users: copy('list.users'),
    weeks: copy('list.weeks'),
    modules: copy('list.modules'),
    voice: copy('list.voice'),
    story: copy('list.story'),
    ask: copy('list.ask'),
    link: copy('list.link'),
  };
}
