import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { loadSharp } from './sharp.ts';

/** Width and height of every stored photo, in pixels. */
export const PORTRAIT_SIZE = 512;
const QUALITY = 82;
const SECONDS_AT_MOST = 15;

const NOT_AN_IMAGE = refuse('UNSUPPORTED_MEDIA', PROFILE_TEXTS.photoInvalid, { image: PROFILE_TEXTS.photoInvalid });
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one of at most 25 megapixels.';

/**
 * Makes the photo that is stored out of a file that somebody sent: upright, square, a new WebP file with the pixels of the
 * old one and nothing else of it. Of a moving picture it is the first frame. What a file is called or said to be does not
 * count, only its content.
 */
export async function makePortrait(file: Uint8Array): Promise<Outcome<Uint8Array>> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > PHOTO_LIMITS.pixels) return refuse('TOO_LARGE', TOO_MANY_PIXELS, { image: TOO_MANY_PIXELS });
    const portrait = await sharp(file, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' })
      .timeout({ seconds: SECONDS_AT_MOST })
      .autoOrient()
      .resize(PORTRAIT_SIZE, PORTRAIT_SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return accept(portrait);
  } catch {
    // The library throws plain errors, whatever was wrong with the file.
    return NOT_AN_IMAGE;
  }
}
