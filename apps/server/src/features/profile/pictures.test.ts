import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture, PORTRAIT, ROOM_PICTURE } from './pictures.service.ts';
import { hugePng, movingPicture, picture } from './testing/images.ts';

async function portrait(file: Uint8Array): Promise<Uint8Array> {
  const made = await makePicture(file, PORTRAIT);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

async function refusal(file: Uint8Array): Promise<[string, string] | 'none'> {
  const made = await makePicture(file, PORTRAIT);
  return made.ok ? 'none' : [made.refusal.code, made.refusal.message];
}

const NOT_AN_IMAGE = ['UNSUPPORTED_MEDIA', 'Please choose a JPEG, PNG or WebP image up to 5 MB.'];

describe('a portrait', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is made from a %s file, as a WebP of 512 x 512', async (format) => {
    const made = await portrait(await picture().toFormat(format).toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('is rotated upright and contains no metadata of the file', async () => {
    const halves = await picture({ width: 400, height: 200 })
      .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#ffffff' } }, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const file = await sharp(halves)
      .withExif({ IFD0: { Copyright: 'Asha Patil' }, IFD3: { GPSLatitude: '23/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const made = await portrait(file);
    const { exif, xmp, icc, orientation } = await sharp(made).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, orientation: undefined });
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? 0;
    expect(green(256, 20)).toBeGreaterThan(230);
    expect(green(256, 490)).toBeLessThan(90);
  });

  it('is the first frame of an animated picture', async () => {
    const file = await movingPicture(5);
    expect((await sharp(file).metadata()).pages).toBe(5);
    const made = await portrait(file);
    expect((await sharp(made).metadata()).pages).toBeUndefined();
    expect((await sharp(made).stats()).channels[0]?.mean).toBeLessThan(5);
  });

  it('contains no data appended to the file', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(script)]);
    const made = await portrait(polyglot);
    expect(Buffer.from(made).includes('<script>')).toBe(false);
  });
});

describe('making a portrait', () => {
  it('rejects more than 25 megapixels, even in a small file', async () => {
    const bomb = hugePng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toEqual(['TOO_LARGE', 'This picture has too many pixels. Please choose one of at most 25 megapixels.']);
    expect(await refusal(hugePng(5001, 5000))).toEqual([
      'TOO_LARGE',
      'This picture has too many pixels. Please choose one of at most 25 megapixels.',
    ]);
    expect(await refusal(hugePng(5000, 5000))).toBe('none');
  });

  it('rejects a truncated or corrupted file', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toEqual(NOT_AN_IMAGE);
    const png = await picture().png().toBuffer();
    expect(await refusal(Buffer.from(png).fill(0xff, 60, png.length - 20))).toEqual(NOT_AN_IMAGE);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('Not a picture at all.')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG image with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('rejects %s', async (_, file) => {
    expect(await refusal(file)).toEqual(NOT_AN_IMAGE);
  });

  it.each(['gif', 'tiff', 'avif'] as const)('rejects a %s file', async (format) => {
    expect(await refusal(await picture({ width: 64, height: 64 }).toFormat(format).toBuffer())).toEqual(NOT_AN_IMAGE);
  });
});

it('makes room pictures of 1280 x 720 from any aspect ratio', async () => {
  for (const size of [
    { width: 600, height: 900 },
    { width: 3000, height: 1000 },
  ]) {
    const made = await makePicture(await picture(size).jpeg().toBuffer(), ROOM_PICTURE);
    if (!made.ok) throw new Error(made.refusal.message);
    expect(await sharp(made.value).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  }
});
