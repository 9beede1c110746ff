import type { Served } from './server.ts';

/** The initial state for all workers. */
export interface Shared extends Served {
  /** The data of a fresh demonstration server. */
  readonly demonstration: string;
}

/** Workers are separate processes that inherit this one's environment. */
const VARIABLE = 'QUAD_JOURNEYS';

export function shareWithWorkers(shared: Shared): void {
  process.env[VARIABLE] = JSON.stringify(shared);
}

export function readShared(): Shared {
  return JSON.parse(process.env[VARIABLE] ?? 'null');
}
