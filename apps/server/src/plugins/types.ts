import type { Context } from '../context.ts';
import type { Replica } from '../db/replica.ts';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a call that the contract names; undefined for nobody. */
    session: Session | undefined;
    /** What the institute of the request works with: see `contextOf`. */
    institute: Context | undefined;
  }
  interface FastifyInstance {
    /** Where records are read; undefined where the primary is all that there is. */
    replica: Replica | undefined;
    /** Whether the server is about to stop: it still answers everything, but says that it is not ready. */
    isDraining: boolean;
    /** Ends every connection, whatever it is doing: for a stop that nobody keeps up. */
    cutConnections(): void;
    /** Schedules saving the recorded uses of an institute's sessions. */
    saveUsesSoon(context: Pick<Context, 'db' | 'instituteId'>): void;
  }
  interface FastifyContextConfig {
    /** Key of the call's row in the policy table. */
    call?: string;
    /** About the process, and the same at every host. */
    isOfTheProcess?: boolean;
    /** A page or a file of the portal: public, and no call. */
    isPortal?: boolean;
    /** A call that nobody is to be linked to. */
    isUnlinkable?: boolean;
    /** A call that acts by its address alone, so that any site may send it. */
    isFromAnywhere?: boolean;
  }
}
