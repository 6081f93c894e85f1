import { findProblems } from 'content-lint';
import { forwardFromIPv6 } from 'export-server/process';
import { LOOPBACK, startPreviewServer as start } from 'message-preview';
import { inspectPhotos } from 'responsive-photos';
import { photoOptions } from '@/lib/content/pictures/photos';
import { writeBrandStyles } from '../../build/writeBrandStyles';
import { workspace } from '../workspace';

/** Starts the preview of the messages and photographs, and returns its port. */
export async function startPreviewServer({ hostname = LOOPBACK, sitePort = 0 } = {}): Promise<number> {
  const port = await start({
    hostname,
    sitePort,
    folders: ['messages', 'public/images'],
    check: async () => {
      await inspectPhotos(photoOptions);
      // The findings contain the error.
      await writeBrandStyles().catch(() => {});
      const problems = findProblems(workspace, 'messages');
      return (language) => workspace.getTranslator(language).translateFindings(problems);
    },
  });
  if (hostname === LOOPBACK) await forwardFromIPv6(port);
  return port;
}
