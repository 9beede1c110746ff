/** What a photo may be at most: bytes of the file, pixels of the picture. The server looks at the content, the form at the file. */
export const PHOTO_LIMITS = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const;

/** Address of the picture of people without a photo of their own. */
export const DEFAULT_PHOTO_URL = '/photos/default.webp';

/** Somebody's own photo, be it a path or a whole address; undefined where there is none, or the default picture in its place. */
export function ownPhoto(profilePic: string | null | undefined): string | undefined {
  return profilePic && !profilePic.endsWith(DEFAULT_PHOTO_URL) ? profilePic : undefined;
}
