/** Maximum size of a photo: bytes of the file, and pixels of the image. The server checks both, the form only the file. */
export const PHOTO_LIMITS = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const;

/** URL of the default photo. */
export const DEFAULT_PHOTO_URL = '/photos/default.webp';

/** Returns a person's own photo, as a path or a full URL; undefined if there is none or it is the default photo. */
export function ownPhoto(profilePic: string | null | undefined): string | undefined {
  return profilePic && !profilePic.endsWith(DEFAULT_PHOTO_URL) ? profilePic : undefined;
}
