import { gzipSync } from 'node:zlib';
import type { JsonDocument } from '@quad/domain/records';
import { accept } from '@quad/domain/refusals';
import { tagOfVersion } from '../../plugins/conditional.ts';
import type { ServedFile } from '../../plugins/files.ts';

/** A credential as a downloadable file. */
export function toCredentialFile(credential: JsonDocument): ServedFile {
  const plain = Buffer.from(`${JSON.stringify(credential, null, 2)}\n`);
  const read = async () => accept({ plain, gzip: gzipSync(plain) });
  return { name: 'credential.json', isDownload: true, tag: tagOfVersion([credential]), read };
}
