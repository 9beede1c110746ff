import type { IncomingMessage } from 'node:http';

/**
 * Tells calls and pages at one address apart by what the client accepts: every browser that opens an address names HTML, and
 * whoever does not gets JSON; a plain `fetch` accepts anything, and some clients say nothing.
 */
export const byAccept = {
  name: 'wants',
  storage() {
    const handlers = new Map<unknown, never>();
    return {
      get: (wants: unknown) => handlers.get(wants) ?? null,
      set: (wants: unknown, handler: never) => void handlers.set(wants, handler),
    };
  },
  deriveConstraint({ headers: { accept = '' } }: IncomingMessage): string {
    return accept.includes('html') ? 'page' : 'json';
  },
  mustMatchWhenDerived: false,
};
