import type { IncomingMessage } from 'node:http';

/**
 * Router constraint that separates an API call from a page at the same URL by the Accept header. Every browser that opens a URL names HTML.
 * A client that does not gets JSON: a plain `fetch` accepts anything, and some clients send no header.
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
