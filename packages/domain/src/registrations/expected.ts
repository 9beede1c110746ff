import { placesToFill } from './capacity.ts';
import type { Registration } from './registration.ts';

/** Returns a person's registration after registering; unchanged if they are already registered or waiting. */
export function afterRegistering(own: Registration, state: 'registered' | 'waiting'): Registration {
  if (own.state !== 'none') return own;
  if (state === 'registered') return { ...own, state, registered_count: own.registered_count + 1 };
  return { ...own, state, position: own.waiting_count + 1, waiting_count: own.waiting_count + 1 };
}

/** Returns a person's registration after cancelling: the first person on the waiting list gets the place. */
export function afterCancelling(own: Registration, maximum: number | null | undefined): Registration {
  const registered = own.registered_count - (own.state === 'registered' ? 1 : 0);
  const waiting = own.waiting_count - (own.state === 'waiting' ? 1 : 0);
  const promoted = placesToFill({ maximum, registered, waiting });
  return { ...own, state: 'none', position: null, registered_count: registered + promoted, waiting_count: waiting - promoted };
}
