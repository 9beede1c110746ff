import type { Config } from '../../config.ts';
import { type PhotoStore, PhotoStoreFault } from './photoStore.ts';

/** Images in the rows themselves, so that every node has them and a backup too. */
const DATABASE: PhotoStore = {
  isApart: false,
  put: async (_key, image) => image,
  async get({ image }) {
    if (!image) throw new PhotoStoreFault('The image is in a photo store, and none is configured.');
    return image;
  },
  remove: async () => undefined,
};

/** The store of the configuration, or else the database. The client of a store is loaded when it is needed first. */
export function openPhotoStore({ photoStore }: Pick<Config, 'photoStore'>): PhotoStore {
  if (!photoStore) return DATABASE;
  let opened: Promise<PhotoStore> | undefined;
  const open = () => {
    opened ??= import('./s3PhotoStore.ts').then(({ s3PhotoStore }) => s3PhotoStore(photoStore));
    return opened;
  };
  return {
    isApart: true,
    put: async (key, image) => (await open()).put(key, image),
    get: async (photo) => (await open()).get(photo),
    remove: async (key) => (await open()).remove(key),
  };
}
