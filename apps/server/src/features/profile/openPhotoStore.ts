import type { Config } from '../../config.ts';
import { type PhotoStore, PhotoStoreFault } from './photoStore.ts';

/** Stores images in the rows themselves, so every node can read them and backups contain them. */
const DATABASE: PhotoStore = {
  isExternal: false,
  put: async (_key, image) => image,
  async get({ image }) {
    if (!image) throw new PhotoStoreFault('The image is in a photo store, and none is configured.');
    return image;
  },
  remove: async () => undefined,
};

/** Returns the configured store, or the database by default. The S3 client is imported on first use. */
export function openPhotoStore({ photoStore }: Pick<Config, 'photoStore'>): PhotoStore {
  if (!photoStore) return DATABASE;
  let opened: Promise<PhotoStore> | undefined;
  const open = () => {
    opened ??= import('./s3PhotoStore.ts').then(({ s3PhotoStore }) => s3PhotoStore(photoStore));
    return opened;
  };
  return {
    isExternal: true,
    put: async (key, image) => (await open()).put(key, image),
    get: async (photo) => (await open()).get(photo),
    remove: async (key) => (await open()).remove(key),
  };
}
