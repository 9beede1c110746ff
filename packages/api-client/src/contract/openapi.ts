import { POLICY } from '@quad/domain/access';
import type * as v from 'valibot';
import { callKey, type Endpoint } from './endpoint.ts';
import { jsonSchema, namedSchemas } from './jsonSchema.ts';
import { documentedLimit, isList, PAGE_HEADERS, TOTAL_ACCURACIES } from './list.ts';
import { Problem } from './problem.ts';

const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  302: 'Redirect to another page.',
};

/** Meanings of the error statuses. They are the same for every response that is a Problem, so each is defined once. */
const REFUSALS: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'The request is invalid.'],
  401: ['Unauthorized', 'Not signed in, or wrong credentials.'],
  403: ['Forbidden', 'Not allowed for the current user.'],
  404: ['NotFound', 'Does not exist, or is not visible to the current user.'],
  409: ['Conflict', 'Conflicts with the current state.'],
  412: ['PreconditionFailed', 'Changed by somebody else in the meantime.'],
  413: ['ContentTooLarge', 'The request body is too large.'],
  415: ['UnsupportedMediaType', 'Unsupported file type.'],
  422: ['UnprocessableContent', 'The idempotency key was used for another request.'],
  429: ['TooManyRequests', 'Too many requests.'],
  503: ['ServiceUnavailable', 'Temporarily unavailable.'],
};

/** Meanings of the parameters that every list has. */
const PAGE_PARAMETER_MEANINGS: Readonly<Record<string, string>> = {
  order: 'Sort order; the first one is the default.',
  limit: 'Maximum number of items; 0 returns only the total count.',
  cursor: 'Start of the page, from the Link header of the previous page. Valid for the same list, filters and order only.',
};

type ParameterPlace = 'path' | 'query';

function parameter(place: ParameterPlace, name: string, call: Endpoint): object {
  const terms = place === 'query' && isList(call) ? call.list : undefined;
  const schema = (place === 'path' ? call.params : call.query).entries[name] as v.GenericSchema<unknown, unknown>;
  return {
    name,
    in: place,
    required: place === 'path',
    ...(terms && name in PAGE_PARAMETER_MEANINGS ? { description: PAGE_PARAMETER_MEANINGS[name] } : {}),
    schema: terms && name === 'limit' ? documentedLimit(terms) : jsonSchema(schema),
  };
}

/** Name of a parameter that is documented once for all lists; undefined for one of a single call. */
function sharedParameterName(name: string, call: Endpoint): string | undefined {
  if (!isList(call)) return undefined;
  if (name === 'cursor') return name;
  return name === 'limit' ? `limit-${call.list.maximum}` : undefined;
}

function parameters(place: ParameterPlace, call: Endpoint): object[] {
  return Object.keys((place === 'path' ? call.params : call.query).entries).map((name) => {
    const shared = sharedParameterName(name, call);
    return shared ? { $ref: `#/components/parameters/${shared}` } : parameter(place, name, call);
  });
}

function sharedParameters(calls: readonly Endpoint[]): Record<string, object> {
  const named = calls.flatMap((call) =>
    Object.keys(call.query.entries).flatMap((name) => {
      const shared = sharedParameterName(name, call);
      return shared ? [[shared, parameter('query', name, call)] as const] : [];
    }),
  );
  return Object.fromEntries(named);
}

/** Meanings of the headers of a page. */
const LIST_HEADERS = {
  [PAGE_HEADERS.next]: { description: '`<address>; rel="next"`: the next page; absent on the last one.', schema: { type: 'string' } },
  [PAGE_HEADERS.total]: {
    description: 'Total number of items on all pages; on the first page only.',
    schema: { type: 'integer', minimum: 0 },
  },
  [PAGE_HEADERS.accuracy]: {
    description: 'Whether the total is exact, or a lower bound because counting stopped at a maximum.',
    schema: { enum: TOTAL_ACCURACIES },
  },
};

const LIST_HEADER_REFERENCES = Object.fromEntries(
  Object.keys(LIST_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

function content(schema: v.GenericSchema<unknown, unknown>, mediaType: string): object {
  return { content: { [mediaType]: { schema: jsonSchema(schema) } } };
}

function responses(call: Endpoint): object {
  const entries = Object.entries(call.answers).map(([code, schema]) => {
    const status = Number(code);
    const [name, meaning = MEANINGS[status] ?? ''] = REFUSALS[status] ?? [];
    if (name && schema === Problem) return [status, { $ref: `#/components/responses/${name}` }];
    const body = status === 302 ? {} : content(schema, call.mediaType ?? 'application/json');
    const headers = status === 200 && isList(call) ? { headers: LIST_HEADER_REFERENCES } : {};
    return [status, { description: meaning, ...headers, ...body }];
  });
  return Object.fromEntries(entries);
}

function refusals(): object {
  return Object.fromEntries(
    Object.values(REFUSALS).map(([name, description]) => [name, { description, ...content(Problem, 'application/json') }]),
  );
}

function bodyDescription({ bodyLimit }: Endpoint): object {
  return bodyLimit ? { description: `At most ${bodyLimit} bytes.` } : {};
}

function operation(tag: string, name: string, call: Endpoint): object {
  const policy = POLICY[callKey(call)];
  const mediaType = call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: call.summary,
    description: policy?.rule,
    ...(policy?.who === 'public' ? { security: [] } : {}),
    ...(call.host === 'counters' ? { servers: [{ url: '/counters' }, { url: '/' }] } : {}),
    parameters: [...parameters('path', call), ...parameters('query', call)],
    ...(call.body ? { requestBody: { required: true, ...bodyDescription(call), ...content(call.body, mediaType) } } : {}),
    ...(call.bodyLimit ? { 'x-body-limit': call.bodyLimit } : {}),
    responses: responses(call),
  };
}

/** Generates the OpenAPI 3.1 documentation of the contract; the access rules come from the policy. */
export function toOpenApi(groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, calls] of Object.entries(groups).toSorted(([one], [other]) => one.localeCompare(other))) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quad', version: '1', description: 'The HTTP contract between the portal and its server.' },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: namedSchemas(),
      parameters: sharedParameters(Object.values(groups).flatMap((calls) => Object.values(calls))),
      responses: refusals(),
      headers: LIST_HEADERS,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'quad' } },
    },
  };
}

const MAX_LINE_LENGTH = 140;

/** Prints JSON with each list and object on one line if it fits; `before` is the number of characters already on its first line. */
function print(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => [Array.isArray(value) ? '' : `${JSON.stringify(name)}: `, member] as const);
  if (members.length === 0) return open + close;
  const deeper = `${indent}  `;
  const printed = members.map(([label, member]) => label + print(member, deeper, label.length));
  const line = `${open} ${printed.join(', ')} ${close}`;
  if (!line.includes('\n') && indent.length + before + line.length < MAX_LINE_LENGTH) return line;
  return `${open}\n${deeper}${printed.join(`,\n${deeper}`)}\n${indent}${close}`;
}

/** Renders the documentation file to commit, as short as is readable. */
export function renderOpenApi(groups: Parameters<typeof toOpenApi>[0]): string {
  return `${print(toOpenApi(groups))}\n`;
}
