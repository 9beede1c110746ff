import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { type Composers, deliverNext, type FailedDelivery } from './outbox.ts';

/** How long a mail waits at most before somebody looks. */
const LOOK_EVERY_MS = 2000;
/** How long stopping waits for the mail that is being sent; one that takes longer is tried again after its lease. */
const STOP_WITHIN_MS = 8000;

export interface PostmanOptions {
  readonly composers: Composers;
  readonly lookEveryMs?: number;
  readonly onFailedDelivery: (failure: FailedDelivery) => void;
  /** The outbox itself could not be worked on. */
  readonly onError: (error: unknown) => void;
}

export interface Postman {
  /** Lets the mail that is being sent arrive, where that does not take too long, and sends no other. */
  stop(): Promise<void>;
}

/** Sends what is left in the outbox, one mail after the other, until it is stopped. */
export function startPostman(
  context: Context,
  { composers, lookEveryMs = LOOK_EVERY_MS, onFailedDelivery, onError }: PostmanOptions,
): Postman {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const deliverAll = async () => {
    try {
      while (!isStopping && (await deliverNext(context, composers, onFailedDelivery)));
    } catch (error) {
      onError(error);
    }
    if (!isStopping) timer = setTimeout(start, lookEveryMs).unref();
  };
  const start = () => {
    round = deliverAll();
  };
  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.race([round, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
