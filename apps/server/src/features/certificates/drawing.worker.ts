// Runs on a thread of its own, see drawing.ts: what it does takes a processor for milliseconds, and of a large event for seconds.
import { move } from 'piscina';
import { type PartsPort, sendPart } from '../../plugins/press.ts';
import { drawCertificates } from './drawCertificates.ts';
import type { DrawingTask } from './drawing.ts';

/** The file of one certificate, or of a few: each on a page. */
export async function draw(task: DrawingTask): Promise<unknown> {
  const parts: Uint8Array[] = [];
  await drawCertificates(task, async (part) => parts.push(part) > 0);
  return move(new Uint8Array(Buffer.concat(parts)));
}

/** The file of many, sent as it is drawn. */
export async function drawParts({ port, ...task }: DrawingTask & PartsPort): Promise<void> {
  await drawCertificates(task, (part) => sendPart(port, part));
  port.close();
}
