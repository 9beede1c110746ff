import { createServer, type RequestListener, type Server } from 'node:http';

/** Timeouts of a connection, in milliseconds. */
export interface SocketTimes {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived, including a photo over a slow connection. */
  readonly request: number;
  /** Without a byte in either direction while a request is answered, for clients that do not read their response. */
  readonly silence: number;
  /** Between two requests. Longer than the timeout of proxies, so that they close connections first. */
  readonly keepAlive: number;
  /** Interval of the check for timed-out connections. */
  readonly checkEvery: number;
}

const TIMES: SocketTimes = { headers: 15_000, request: 60_000, silence: 60_000, keepAlive: 72_000, checkEvery: 5000 };

export interface Sockets {
  /** Creates one server for each address that is listened on. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Closes every connection, whatever it is doing. */
  destroyAll(): void;
}

/** The connections of an application, each with timeouts. */
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
    destroyAll() {
      for (const server of servers) server.closeAllConnections();
    },
  };
}
