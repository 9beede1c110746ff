// Thumbnails of the light theme's screenshots for the atlas, created by the browser, so that no image library is needed.
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../ensure-browser.mjs';
import { ROOT } from '../run.mjs';

const PICTURES = path.join(ROOT, '.visual/light/baseline');
const SMALL = path.join(ROOT, '.visual/small');

/** In pixels: twice the size in the atlas, for high-density screens. */
const SIZE = { width: 320, height: 200 };

/** Runs in the page: the top of a screenshot, scaled down. */
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

/** Creates missing and outdated thumbnails, removes those without a screenshot, and returns the number of new ones. */
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
  await using browser = await openBrowser();
  const page = await browser.newPage();
  for (const { picture, small } of wanted) {
    const source = `data:image/png;base64,${readFileSync(picture).toString('base64')}`;
    writeFileSync(small, Buffer.from(await page.evaluate(shrink, { picture: source, ...SIZE }), 'base64'));
  }
  return wanted.length;
}
