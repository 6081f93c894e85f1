import { getSections } from '@/lib/content/sections/getSections';
import { sectionNames } from '@/lib/content/sections/sectionNames';

/** True if the home page shows all its sections in their usual order, in which each continues the thread. */
export function isThreadContinuous(): boolean {
  return getSections('home').join() === sectionNames.home.join();
}
