import { ALL_CALLS, type Endpoint } from '../contract/index.ts';

/** Path prefix of each host in mocks: the second host is below the portal's own origin. */
const PREFIX = { api: '', counters: '/counters' };

/** The path of a call as it appears in a URL. */
function mockedPath(call: Pick<Endpoint, 'host' | 'path'>): string {
  return PREFIX[call.host] + call.path;
}

function patternOf(call: Endpoint): RegExp {
  return new RegExp(`^${mockedPath(call).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const PATTERNS = new Map(ALL_CALLS.map((call) => [call, patternOf(call)]));

function parameterCount(call: Endpoint): number {
  return call.path.split('{').length;
}

/** Finds the call of a request. A fixed path takes precedence over one with parameters: `/latest` is not an id. */
export function findCall(method: string, pathname: string): Endpoint | undefined {
  return ALL_CALLS.filter((call) => call.method === method && PATTERNS.get(call)?.test(pathname)).toSorted(
    (one, other) => parameterCount(one) - parameterCount(other),
  )[0];
}

/** Returns the values of a path's parameters; empty if the path does not match. */
export function pathParams(call: Endpoint, pathname: string): Record<string, string> {
  const found = PATTERNS.get(call)?.exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
}
