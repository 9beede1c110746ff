import { S3mini, S3ServiceError } from 's3mini';
import type { Config } from '../../config.ts';
import { errorCode } from '../../db/errors.ts';
import { type PhotoKey, type PhotoStore, PhotoStoreFault } from './photoStore.ts';

const TIMEOUT_MS = 5000;

type Address = NonNullable<Config['photoStore']>;

/**
 * Stores images as private objects of an S3-compatible bucket, named `{institute}/{name}.webp`. A photo stored in the database before the
 * bucket was configured is served from its row. A request fails after the timeout.
 */
export function s3PhotoStore({ url, region, accessKeyId, secretAccessKey }: Address, timeoutMs = TIMEOUT_MS): PhotoStore {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey, requestAbortTimeout: timeoutMs });
  return {
    isExternal: true,
    async put(key, image) {
      await attempt('PUT', () => bucket.putObject(objectName(key), image, 'image/webp'));
      return null;
    },
    async get(photo) {
      if (photo.image) return photo.image;
      const bytes = await attempt('GET', () => bucket.getObjectArrayBuffer(objectName(photo)));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    async remove(key) {
      await attempt('DELETE', () => bucket.deleteObject(objectName(key)));
    },
  };
}

function objectName({ instituteId, name }: PhotoKey): string {
  return `${instituteId}/${name}.webp`;
}

/** The client's errors contain the store's response, which may quote the request, so only the error codes are passed on. */
async function attempt<T>(method: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    throw new PhotoStoreFault(`The photo store failed at ${method}: ${reason(error)}.`);
  }
}

function reason(error: unknown): string {
  if (error instanceof S3ServiceError) return `it answered ${error.status} ${error.serviceCode ?? ''}`.trim();
  if (error instanceof Error && error.name === 'TimeoutError') return 'it took too long';
  return errorCode(error) ?? 'it did not answer';
}
