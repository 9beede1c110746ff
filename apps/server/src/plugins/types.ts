import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a call that the contract names; undefined for nobody. */
    session: Session | undefined;
  }
  interface FastifyInstance {
    /** Ends every connection, whatever it is doing: for a stop that nobody keeps up. */
    cutConnections(): void;
  }
  interface FastifyContextConfig {
    /** Key of the call's row in the policy table. */
    call?: string;
    /** A page or a file of the portal: public, and no call. */
    isPortal?: boolean;
    /** A call that nobody is to be linked to. */
    isUnlinkable?: boolean;
  }
}
