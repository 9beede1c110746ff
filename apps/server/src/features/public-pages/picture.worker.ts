// Runs on a thread of its own (see pictures.ts): rendering takes a tenth of a second of CPU time.
import { move } from 'piscina';
import { drawPicture } from './drawPicture.ts';
import type { PictureTask } from './pictures.ts';

/** The preview image of a page as PNG. */
export async function render(task: PictureTask): Promise<unknown> {
  return move(await drawPicture(task));
}
