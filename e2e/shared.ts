import type { Served } from './server.ts';

/** What is there before the first journey, for all workers. */
export interface Shared extends Served {
  /** The data of a server that nobody has visited yet. */
  readonly demonstration: string;
}

/** Workers have their own processes, and get this one's environment. */
const VARIABLE = 'QUAD_JOURNEYS';

export function tellWorkers(shared: Shared): void {
  process.env[VARIABLE] = JSON.stringify(shared);
}

export function readShared(): Shared {
  return JSON.parse(process.env[VARIABLE] ?? 'null');
}
