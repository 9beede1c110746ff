import type { CameraFacts } from '@quad/domain/event-reports';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { loadSharp } from './sharp.ts';

/** Size of a stored picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** 'inside' scales the whole picture to fit within the size; by default it is cropped to fill it. */
  readonly fit?: 'inside';
}

export const PORTRAIT: PictureSize = { width: 512, height: 512 };
export const ROOM_PICTURE: PictureSize = { width: 1280, height: 720 };

const QUALITY = 82;
const TIMEOUT_SECONDS = 15;

const NOT_AN_IMAGE = refuse('UNSUPPORTED_MEDIA', PROFILE_TEXTS.photoInvalid, { image: PROFILE_TEXTS.photoInvalid });
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one of at most 25 megapixels.';

/**
 * Converts an uploaded file to the stored picture: rotated upright, resized, and encoded as a new WebP file that contains only pixels,
 * without metadata. An animation becomes its first frame. Only the content of the file matters, not its name or content type.
 */
export async function makePicture(file: Uint8Array, size: PictureSize): Promise<Result<Uint8Array>> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > PHOTO_LIMITS.pixels) return refuse('TOO_LARGE', TOO_MANY_PIXELS, { image: TOO_MANY_PIXELS });
    const picture = await sharp(file, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ fit: 'cover', ...size, withoutEnlargement: size.fit === 'inside' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return accept(picture);
  } catch {
    // The library throws generic errors for every kind of invalid file.
    return NOT_AN_IMAGE;
  }
}

/** Converts degrees, minutes and seconds to decimal degrees; south and west are negative. */
function toDegrees(parts: readonly number[] | undefined, reference: string | undefined): number | undefined {
  if (!parts) return undefined;
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  return (degrees + minutes / 60 + seconds / 3600) * (/^[SW]/i.test(reference ?? '') ? -1 : 1);
}

/** Reads where and when a photo was taken from its EXIF data. Missing or unreadable values are left out. */
export async function readCamera(file: Uint8Array): Promise<CameraFacts> {
  const [sharp, { default: readExif }] = await Promise.all([loadSharp(), import('exif-reader')]);
  try {
    const { exif } = await sharp(file, { limitInputPixels: PHOTO_LIMITS.pixels }).metadata();
    const { GPSInfo: place, Photo: photo } = exif ? readExif(exif) : {};
    return {
      latitude: toDegrees(place?.GPSLatitude, place?.GPSLatitudeRef),
      longitude: toDegrees(place?.GPSLongitude, place?.GPSLongitudeRef),
      takenAt: photo?.DateTimeOriginal,
    };
  } catch {
    return { latitude: undefined, longitude: undefined, takenAt: undefined };
  }
}
