import { personalData } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { cancelOwnErasure, readMyData, scheduleOwnErasure } from './accountErasure.service.ts';
import { openArchive, requestExport } from './dataExports.service.ts';

const DAY_MS = 86_400_000;
/** Limited, because an archive takes much work. */
const EXPORTS = { name: 'personal-data.ask', attempts: 10, windowMs: DAY_MS };

/** Routes for the requester's own data: download all of it, and leave (access W1, W3, W4). */
export function personalDataRoutes(server: Server): void {
  serve(server, personalData.mine, ({ context, actor }) => readMyData(context, actor));
  serveWith(server, personalData.ask, requestExport, { limit: EXPORTS });
  serveFile(server, personalData.archive, async ({ context, actor, params }) => {
    const archive = await openArchive(context, actor.userId, params.exportId);
    if (!archive.ok) return archive;
    const plain = Buffer.from(archive.value);
    return accept({
      name: 'my-data.zip',
      isDownload: true as const,
      isPrivate: true as const,
      tag: params.exportId,
      read: async () => accept({ plain }),
    });
  });
  serveWith(server, personalData.leave, scheduleOwnErasure);
  serveWith(server, personalData.stay, cancelOwnErasure);
}
