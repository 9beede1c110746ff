import type { PhotoRow } from './photos.repo.ts';

export type PhotoKey = Pick<PhotoRow, 'instituteId' | 'name'>;

/** Where the images of photos are kept. Which photo is whose is always told by rows of the database. */
export interface PhotoStore {
  /** Whether images are apart from their rows, so that deleting a row deletes no image. */
  readonly isApart: boolean;
  /** Takes a new image and gives what its row has to hold of it; rejects with a PhotoStoreFault. */
  put(key: PhotoKey, image: Uint8Array): Promise<Uint8Array | null>;
  /** The image of a row; undefined where it is gone. Rejects with a PhotoStoreFault. */
  get(photo: PhotoKey & Pick<PhotoRow, 'image'>): Promise<Uint8Array | undefined>;
  /** Deletes what is apart from its row; twice does no harm. Rejects with a PhotoStoreFault. */
  remove(key: PhotoKey): Promise<void>;
}

/** The store did not do what it was asked to. The message says why, and nothing that is secret. */
export class PhotoStoreFault extends Error {
  override readonly name = 'PhotoStoreFault';
}
