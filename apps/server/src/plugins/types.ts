import type { Context } from '../context.ts';
import type { Replica } from '../db/replica.ts';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a call of the contract. Undefined when nobody is signed in. */
    session: Session | undefined;
    /** The context of the request's institute: see `contextOf`. */
    institute: Context | undefined;
  }
  interface FastifyInstance {
    /** The replica that records are read from. Undefined when there is only the primary. */
    replica: Replica | undefined;
    /** Whether the server is about to stop. It still answers everything but reports that it is not ready. */
    isDraining: boolean;
    /** Closes every connection, whatever it is doing, so that clients cannot delay a stop. */
    cutConnections(): void;
    /** Schedules saving the recorded uses of an institute's sessions. */
    saveUsesSoon(context: Pick<Context, 'db' | 'instituteId'>): void;
  }
  interface FastifyContextConfig {
    /** Key of the call's row in the policy table. */
    call?: string;
    /** A route that does not belong to an institute: it answers the same under every host name. */
    isHostIndependent?: boolean;
    /** A page or a file of the portal: public, and not a call. */
    isPortal?: boolean;
    /** A call whose requests must not be linkable to their sender. */
    isUnlinkable?: boolean;
    /** A call that acts on its URL alone, so that any site may send it. */
    isFromAnywhere?: boolean;
  }
}
