import type { CameraFacts } from '@quad/domain/event-reports';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { loadSharp } from './sharp.ts';

/** How large a stored picture is, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Whether the whole picture lies inside of that, as it is; it fills it if left out. */
  readonly fit?: 'inside';
}

export const PORTRAIT: PictureSize = { width: 512, height: 512 };
export const ROOM_PICTURE: PictureSize = { width: 1280, height: 720 };

const QUALITY = 82;
const TIMEOUT_SECONDS = 15;

const NOT_AN_IMAGE = refuse('UNSUPPORTED_MEDIA', PROFILE_TEXTS.photoInvalid, { image: PROFILE_TEXTS.photoInvalid });
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one of at most 25 megapixels.';

/**
 * Makes the picture that is stored out of a file that somebody sent: upright, of one size, a new WebP file with the pixels of
 * the old one and nothing else of it. Of a moving picture it is the first frame. What a file is called or said to be does not
 * count, only its content.
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
    // The library throws plain errors, whatever was wrong with the file.
    return NOT_AN_IMAGE;
  }
}

/** Degrees, minutes and seconds as degrees; south and west are below zero. */
function toDegrees(parts: readonly number[] | undefined, reference: string | undefined): number | undefined {
  if (!parts) return undefined;
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  return (degrees + minutes / 60 + seconds / 3600) * (/^[SW]/i.test(reference ?? '') ? -1 : 1);
}

/** Where and when the camera says that it took a picture. What is not in the file, or cannot be read, is left out. */
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
