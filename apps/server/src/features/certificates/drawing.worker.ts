// Runs on a thread of its own (see drawing.ts): rendering takes milliseconds of CPU time, and seconds for a large event.
import { move } from 'piscina';
import { type PartsPort, sendPart } from '../../plugins/renderThread.ts';
import { drawCertificates } from './drawCertificates.ts';
import type { DrawingTask } from './drawing.ts';

/** The file of one or a few certificates, one per page. */
export async function render(task: DrawingTask): Promise<unknown> {
  const parts: Uint8Array[] = [];
  await drawCertificates(task, async (part) => parts.push(part) > 0);
  return move(new Uint8Array(Buffer.concat(parts)));
}

/** The file of many certificates, sent while it is rendered. */
export async function renderStream({ port, ...task }: DrawingTask & PartsPort): Promise<void> {
  await drawCertificates(task, (part) => sendPart(port, part));
  port.close();
}
