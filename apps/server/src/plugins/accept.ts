import type { IncomingMessage } from 'node:http';

/**
 * Tells calls and pages at one address apart by what the client accepts: `json` for who names JSON and not HTML, which every
 * browser that opens an address names.
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
    return accept.includes('json') && !accept.includes('html') ? 'json' : 'page';
  },
  mustMatchWhenDerived: false,
};
