import type { PhotoRow } from './photos.repo.ts';

export type PhotoKey = Pick<PhotoRow, 'instituteId' | 'name'>;

/** Stores the images of photos. Only the database contains whose photo it is. */
export interface PhotoStore {
  /** Whether images are stored outside the database, so that deleting a row leaves the image. */
  readonly isExternal: boolean;
  /** Stores a new image and returns the value for the `image` column of its row. Rejects with a PhotoStoreFault. */
  put(key: PhotoKey, image: Uint8Array): Promise<Uint8Array | null>;
  /** The image of a row; undefined if it was deleted. Rejects with a PhotoStoreFault. */
  get(photo: PhotoKey & Pick<PhotoRow, 'image'>): Promise<Uint8Array | undefined>;
  /** Deletes the image from an external store; does nothing if it is gone. Rejects with a PhotoStoreFault. */
  remove(key: PhotoKey): Promise<void>;
}

/** The store failed. The message gives the reason and contains no secrets. */
export class PhotoStoreFault extends Error {
  override readonly name = 'PhotoStoreFault';
}
