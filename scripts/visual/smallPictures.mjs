// Small copies of the pictures of the light theme, as the atlas shows them: made by the browser, so that no library is needed.
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { ROOT } from '../run.mjs';

const PICTURES = path.join(ROOT, '.visual/light/baseline');
const SMALL = path.join(ROOT, '.visual/small');

/** Pixels: twice what the atlas shows, for screens that have more of them. */
const SIZE = { width: 320, height: 200 };

/** In the page: the top of a picture, made small. */
async function shrink({ picture, width, height }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, (image.height * width) / image.width);
  return canvas.toDataURL('image/webp', 0.7).split(',')[1];
}

function isNewer(picture, small) {
  const copied = statSync(small, { throwIfNoEntry: false });
  return !copied || copied.mtimeMs < statSync(picture).mtimeMs;
}

/** Makes the copies that are missing or older than their picture, takes away those of no picture, and says how many are new. */
export async function shrinkPictures() {
  mkdirSync(SMALL, { recursive: true });
  const pictures = globSync('**/*.png', { cwd: PICTURES }).map((file) => ({
    picture: path.join(PICTURES, file),
    small: path.join(SMALL, `${file.slice(0, -'.png'.length).replaceAll(path.sep, '--')}.webp`),
  }));
  const known = new Set(pictures.map(({ small }) => path.basename(small)));
  for (const file of globSync('*.webp', { cwd: SMALL })) if (!known.has(file)) rmSync(path.join(SMALL, file));
  const wanted = pictures.filter(({ picture, small }) => isNewer(picture, small));
  if (wanted.length === 0) return 0;
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage();
    for (const { picture, small } of wanted) {
      const source = `data:image/png;base64,${readFileSync(picture).toString('base64')}`;
      writeFileSync(small, Buffer.from(await page.evaluate(shrink, { picture: source, ...SIZE }), 'base64'));
    }
  } finally {
    await browser.close();
  }
  return wanted.length;
}
