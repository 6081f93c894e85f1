import { Workspace } from 'content-lint';
import options from '@/content-lint.config';

/** The site's workspace for copies of messages, which have no history: hundreds of git calls would be slow. */
export const uncommittedWorkspace = new Workspace({ ...options, hasHistory: false });
