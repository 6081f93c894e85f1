import { Workspace } from 'message-lint';
import options from '@/scripts/content-rules/options';

/** The content linter's workspace for this site. */
export const workspace = new Workspace(options);
