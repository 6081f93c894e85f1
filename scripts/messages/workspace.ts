import { Workspace } from 'content-lint';
import options from '@/content-lint.config';

/** The content linter's workspace for this site. */
export const workspace = new Workspace(options);
