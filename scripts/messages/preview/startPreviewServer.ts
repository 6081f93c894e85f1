import { createFormFinder } from 'cms';
import { findProblems, updateLinks } from 'content-lint';
import { forwardFromIPv6 } from 'export-server/process';
import { LOOPBACK, startPreviewServer as start } from 'message-preview';
import { inspectPhotos } from 'responsive-photos';
import { TranslationHistory } from 'translation-history';
import { cmsOptions } from '@/cms.config';
import { photoOptions } from '@/lib/content/pictures/photos';
import { withBasePath } from '@/lib/shared/basePath';
import { locales } from '@/lib/shared/i18n/locales';
import { writeBrandStyles } from '../../build/writeBrandStyles';
import { workspace } from '../workspace';

/** Starts the preview of the messages and photographs, and returns its port. */
export async function startPreviewServer({ hostname = LOOPBACK, sitePort = 0 } = {}): Promise<number> {
  const history = new TranslationHistory('messages', locales);
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
    findOutdatedTexts: () => history.findOutdatedTexts(),
    describeFile: createFormFinder(cmsOptions, withBasePath('/admin/')),
    discardedFolder: 'data/discarded',
    updateFiles: () => updateLinks(workspace, 'messages'),
  });
  if (hostname === LOOPBACK) await forwardFromIPv6(port);
  return port;
}
