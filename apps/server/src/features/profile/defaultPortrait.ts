import { PORTRAIT_SIZE } from './portrait.ts';
import { loadSharp } from './sharp.ts';

const BACKGROUND = 0xd7;
const FIGURE = 0x8a;
const HEAD = { x: 0.5, y: 0.38, radius: 0.18 };
const SHOULDERS = { x: 0.5, y: 1.02, radius: 0.4 };

let drawn: Promise<Uint8Array> | undefined;

/** The picture of somebody without a photo: a head and shoulders in gray, drawn once. */
export function defaultPortrait(): Promise<Uint8Array> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const pixels = Uint8Array.from({ length: PORTRAIT_SIZE ** 2 }, (_, index) => {
    const x = (index % PORTRAIT_SIZE) / PORTRAIT_SIZE;
    const y = Math.floor(index / PORTRAIT_SIZE) / PORTRAIT_SIZE;
    return [HEAD, SHOULDERS].some((circle) => Math.hypot(x - circle.x, y - circle.y) < circle.radius) ? FIGURE : BACKGROUND;
  });
  return sharp(pixels, { raw: { width: PORTRAIT_SIZE, height: PORTRAIT_SIZE, channels: 1 } })
    .webp()
    .toBuffer();
}
