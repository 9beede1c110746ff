import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Running } from './runProcess.ts';

/** How often memory is read and a run of requests looks whether it is over: rarer samples would hide peaks, and round durations up. */
const SAMPLES_MS = 20;

/** Linux counts CPU time in hundredths of a second on every machine. */
const TICK_MS = 10;

/** The CPU time of a process on all its threads, in milliseconds. Other processes do not count. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process, in bytes. */
export function memoryOf(pid: number): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

interface Load {
  readonly connections: number;
  /** The number of requests. */
  readonly amount: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  readonly body?: object;
  /** The CPU time that was used so far, in milliseconds; by default that of the process. */
  readonly used?: () => number;
}

/** Sends concurrent requests to a process, and returns the CPU time of each in milliseconds, and the requests per second. */
export async function loadOf({ url, pid }: Running, address: string, { used = () => cpuOf(pid), headers, body, ...load }: Load) {
  const before = used();
  const { non2xx, errors, duration } = await autocannon({
    ...{ url: `${url}${address}`, sampleInt: SAMPLES_MS, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...load,
  });
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} refusals, ${errors} errors.`);
  return { cost: (used() - before) / load.amount, perSecond: load.amount / duration };
}

/** CPU time per request in milliseconds. */
export async function costPerRequest(process: Running, address: string, load: Load): Promise<number> {
  return (await loadOf(process, address, load)).cost;
}

/** Resources that a process used during some work. */
export interface Work {
  readonly seconds: number;
  /** CPU time, in milliseconds. */
  readonly cpu: number;
  /** The peak memory, in bytes. */
  readonly peak: number;
}

export async function watched(pid: number, work: () => Promise<unknown>): Promise<Work> {
  let [peak, isDone] = [memoryOf(pid), false];
  const [since, cpuBefore] = [performance.now(), cpuOf(pid)];
  const sampled = (async () => {
    while (!isDone) {
      peak = Math.max(peak, memoryOf(pid));
      await wait(SAMPLES_MS);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await sampled;
  }
  return { seconds: (performance.now() - since) / 1000, cpu: cpuOf(pid) - cpuBefore, peak };
}
