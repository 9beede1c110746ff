import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a connection may take for what it does, in milliseconds. */
export interface SocketTimes {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until the whole request is there, a photo over a slow connection included. */
  readonly request: number;
  /** Without a byte in either direction while a request is answered: who does not read its answer is left. */
  readonly silence: number;
  /** Between two requests; longer than proxies keep theirs, so that they are the ones who close. */
  readonly keepAlive: number;
  /** How often it is looked who took too long. */
  readonly checkEvery: number;
}

const TIMES: SocketTimes = { headers: 15_000, request: 60_000, silence: 60_000, keepAlive: 72_000, checkEvery: 5000 };

export interface Sockets {
  /** Makes one server for each address that is listened on. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Ends every connection, whatever it is doing. */
  cutAll(): void;
}

/** The connections of an application: none of them waits for ever. */
export function boundedSockets(times: Partial<SocketTimes> = {}): Sockets {
  const { headers, request, silence, keepAlive, checkEvery } = { ...TIMES, ...times };
  const servers: Server[] = [];
  return {
    serverFactory(handler) {
      const options = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive };
      const server = createServer({ ...options, connectionsCheckingInterval: checkEvery }, handler);
      server.setTimeout(silence);
      servers.push(server);
      return server;
    },
    cutAll() {
      for (const server of servers) server.closeAllConnections();
    },
  };
}
