import { PORTRAIT } from './pictures.service.ts';
import { loadSharp } from './sharp.ts';

const SIZE = PORTRAIT.width;
const BACKGROUND = 0xd7;
const FIGURE = 0x8a;
const HEAD = { x: 0.5, y: 0.38, radius: 0.18 };
const SHOULDERS = { x: 0.5, y: 1.02, radius: 0.4 };

let rendering: Promise<Uint8Array> | undefined;

/** The default photo, a gray silhouette. Rendered once and cached. */
export function defaultPortrait(): Promise<Uint8Array> {
  rendering ??= draw();
  return rendering;
}

async function draw(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const pixels = Uint8Array.from({ length: SIZE ** 2 }, (_, index) => {
    const x = (index % SIZE) / SIZE;
    const y = Math.floor(index / SIZE) / SIZE;
    return [HEAD, SHOULDERS].some((circle) => Math.hypot(x - circle.x, y - circle.y) < circle.radius) ? FIGURE : BACKGROUND;
  });
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .webp()
    .toBuffer();
}
