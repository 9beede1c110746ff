// Runs on a thread of its own, see pictures.ts: a picture takes a processor for a tenth of a second.
import { move } from 'piscina';
import { drawPicture } from './drawPicture.ts';
import type { PictureTask } from './pictures.ts';

/** The picture of an address, as PNG. */
export async function draw(task: PictureTask): Promise<unknown> {
  return move(await drawPicture(task));
}
