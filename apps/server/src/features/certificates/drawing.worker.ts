// Runs on a thread of its own, see drawing.ts: what it does takes a processor for milliseconds, and of a large event for seconds.
import { move } from 'piscina';
import { drawCertificates } from './drawCertificates.ts';
import type { DrawingTask } from './drawing.ts';

/** The file of one certificate, or of many: each on a page. */
export async function draw(task: DrawingTask): Promise<unknown> {
  return move(await drawCertificates(task));
}
