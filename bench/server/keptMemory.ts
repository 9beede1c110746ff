import type { Running } from './runProcess.ts';

/** What an inspector is asked, and what it answers. */
interface Answer {
  readonly id: number;
  readonly result: { readonly result?: { readonly value: unknown } };
}

/** What a process that runs with `--inspect` holds once it has tidied up, in bytes: what it has not yet comes and goes. */
export async function keptMemoryOf({ inspected }: Pick<Running, 'inspected'>): Promise<number> {
  if (inspected === undefined) throw new Error('The process is not inspected.');
  const [target] = (await (await fetch(`http://127.0.0.1:${inspected}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const once = (name: 'open' | 'message') =>
    new Promise<unknown>((resolve, reject) => {
      socket.addEventListener(name, (event) => resolve('data' in event ? JSON.parse(String(event.data)) : undefined), { once: true });
      socket.addEventListener('error', () => reject(new Error('The inspector is gone.')), { once: true });
    });
  const ask = async (id: number, method: string, params: object = {}) => {
    const answer = once('message');
    socket.send(JSON.stringify({ id, method, params }));
    return (await answer) as Answer;
  };
  try {
    await once('open');
    await ask(1, 'HeapProfiler.collectGarbage');
    const { result } = await ask(2, 'Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed + process.memoryUsage().external' });
    return Number(result.result?.value);
  } finally {
    socket.close();
  }
}
