import { deflateRawSync } from 'node:zlib';
import { ALL_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { POLICY } from '@quad/domain/access';
import * as fc from 'fast-check';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SignInProvider } from './config.ts';
import { newCertificate } from './features/accounts/testing/samlProvider.ts';
import { addUserSkill } from './features/endorsements/testing/records.ts';
import { Verifier } from './features/records/verifying.ts';
import { stepCounter } from './testing/steps.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';
import { rounds } from './testing/tier.ts';

const OPEN_CALLS = ALL_CALLS.filter((call) => POLICY[callKey(call)]?.who === 'public');
const FEDERATION: SignInProvider = {
  name: 'federation',
  kind: 'saml',
  label: 'Federation',
  issuer: 'https://idp.example',
  clientId: null,
  clientSecret: undefined,
  scope: '',
  entryPoint: 'https://idp.example/sso',
  logoutAddress: 'https://idp.example/slo',
  signingCertificate: null,
  certificates: [newCertificate().certificate],
  claims: {},
  groupRoles: [],
  singleLogout: true,
};

let server: TestApp;
/** A credential of the institute, as the base of nearly valid input. */
let credential: object;
beforeAll(async () => {
  server = await testApp({ config: { providers: [FEDERATION] }, environment: { LOGIN_ATTEMPTS_PER_ADDRESS: '100000' } });
  const student = await server.signIn();
  const skill = await addUserSkill(server.context, { userId: student.userId, endorsedBy: student.userId, endorsedAt: TEST_NOW });
  credential = (await student.send('POST', `/api/record/credentials/skill.${skill.id}`)).json();
});
afterAll(() => server.close());

const stepsOf = stepCounter();

/** Repeats a text up to a number of bytes. */
function filled(piece: string, bytes: number): string {
  return piece.repeat(Math.max(Math.floor(bytes / Buffer.byteLength(piece)), 0));
}

/** JSON of about that many bytes, each of a kind that is known to be expensive to parse. */
const HOSTILE_JSON: Readonly<Record<string, (bytes: number) => string>> = {
  'lists in each other': (bytes) => filled('[', bytes / 2) + filled(']', bytes / 2),
  'lists in each other, as deep as may be': (bytes) => `[${filled(`${'['.repeat(30)}${']'.repeat(30)},`, bytes - 4)}1]`,
  'objects in each other': (bytes) => `${filled('{"a":', (bytes * 5) / 6)}1${filled('}', bytes / 6)}`,
  'many small objects': (bytes) => `[${filled('{"type":["Alignment"]},', bytes - 4)}1]`,
  'many empty lists': (bytes) => `[${filled('[],', bytes - 4)}1]`,
  'many numbers': (bytes) => `[${filled('1,', bytes - 4)}1]`,
  'many keys': (bytes) => `{${Array.from({ length: bytes / 13 }, (_, index) => `"k${String(index).padStart(6, '0')}":1,`).join('')}"z":1}`,
  'one key again and again': (bytes) => `{${filled('"a":1,', bytes - 8)}"a":1}`,
  'a long text': (bytes) => `"${filled('a', bytes - 2)}"`,
  'a long blank': (bytes) => `"${filled(' ', bytes - 4)}x"`,
  'many at-signs': (bytes) => `"${filled('@.', bytes - 2)}"`,
  'combining marks': (bytes) => `"e${filled('\u0301', bytes - 3)}"`,
  'what grows when it is normalized': (bytes) => `"${filled('\uFDFA', bytes - 2)}"`,
  'many digits': (bytes) => filled('9', bytes),
  escapes: (bytes) => `"${filled('\\u0041', bytes - 2)}"`,
};

/** XML of about that many bytes, likewise. */
const HOSTILE_XML: Readonly<Record<string, (bytes: number) => string>> = {
  'elements in each other': (bytes) => `${filled('<a>', (bytes * 3) / 7)}${filled('</a>', (bytes * 4) / 7)}`,
  'many elements': (bytes) => `<r>${filled('<a/>', bytes - 7)}</r>`,
  'many namespaces': (bytes) => `<r ${Array.from({ length: bytes / 20 }, (_, index) => `xmlns:n${index}="urn:${index}"`).join(' ')}/>`,
  'many signatures': (bytes) =>
    `<r>${filled('<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/></ds:Signature>', bytes - 7)}</r>`,
  entities: (bytes) => `<!DOCTYPE r [<!ENTITY a "aaaa">]><r>${filled('&a;', bytes - 40)}</r>`,
  'no XML': (bytes) => filled('<', bytes),
};

type AnySchema = v.GenericSchema & { readonly entries?: Readonly<Record<string, AnySchema>>; readonly wrapped?: AnySchema };

/** Bodies of a call that contain a hostile text: as the whole body, in each field, and in an extra field. */
function bodiesOf(call: Endpoint): ((piece: string) => string)[] {
  const MARK = '"@here"';
  const put = (body: unknown) => (piece: string) => JSON.stringify(body).replace(MARK, () => piece);
  const fields = Object.keys((call.body as AnySchema | undefined)?.entries ?? {});
  const right: Readonly<Record<string, unknown>> = {
    ...{ email: 'asha@campus.example', password: 'correct horse battery', name: 'Asha', ID: '230042' },
    credential,
  };
  const valid = Object.fromEntries(fields.map((field) => [field, right[field]]));
  const places = [
    (piece: string) => piece,
    ...fields.map((field) => put({ ...valid, [field]: '@here' })),
    put({ ...valid, more: '@here' }),
  ];
  if (!fields.includes('credential')) return places;
  const paths = ['@context', 'id', 'name', 'issuer', 'credentialSubject', 'credentialStatus', 'proof', 'evidence'];
  return [...places, ...paths.map((key) => put({ credential: { ...credential, [key]: '@here' } })), put({ credential: nearly() })];

  function nearly(): object {
    const { credentialSubject } = credential as { credentialSubject: { achievement: object } };
    return {
      ...credential,
      credentialSubject: { ...credentialSubject, achievement: { ...credentialSubject.achievement, alignment: '@here' } },
    };
  }
}

interface Sent {
  readonly what: string;
  /** Builds the request for a number of bytes. */
  readonly of: (bytes: number) => { url: string; payload?: string; type?: string };
  readonly most: number;
}

/** The longest URL that the server reads. */
const MAX_ADDRESS_LENGTH = 8 * 1024;

function addressOf({ path }: Endpoint, value = 'x'): string {
  return path.replace('{name}', 'federation').replaceAll(/\{\w+\}/g, encodeURIComponent(value));
}

/** All requests of a call, for any size. */
function sentOf(call: Endpoint): Sent[] {
  const long = (piece: string): Sent => ({
    what: `an address of ${piece}`,
    of: (bytes) => ({ url: `${addressOf(call, filled(piece, bytes / 3) || 'x')}?x=${filled(piece, bytes / 3)}` }),
    most: MAX_ADDRESS_LENGTH,
  });
  const addresses = [long('a'), long('-'), long('.')];
  if (call.method === 'GET') {
    if (!call.path.endsWith('/logout')) return addresses;
    const bomb = (xml: string) => new URLSearchParams({ SAMLRequest: deflateRawSync(xml).toString('base64'), SigAlg: RSA, Signature: 'x' });
    const bombs = Object.entries(HOSTILE_XML).map(([what, xml]): Sent => {
      return {
        what: `${what}, packed`,
        of: (bytes) => ({ url: `${addressOf(call)}?${bomb(xml(bytes * 200))}` }),
        most: MAX_ADDRESS_LENGTH,
      };
    });
    return [...addresses, ...bombs];
  }
  const most = call.bodyLimit ?? Number.NaN;
  if (call.path.startsWith('/auth/providers/')) {
    const form = (field: string, value: string) => ({ url: addressOf(call), payload: `${field}=${value}`, type: FORM });
    return [
      ...Object.entries(HOSTILE_XML).flatMap(([what, xml]) =>
        ['SAMLResponse', 'SAMLRequest'].map((field): Sent => {
          const encoded = (bytes: number) => encodeURIComponent(Buffer.from(xml(bytes * 0.7)).toString('base64')).slice(0, bytes - 20);
          return { what: `${field}: ${what}`, of: (bytes) => form(field, encoded(bytes)), most };
        }),
      ),
      { what: 'many fields', of: (bytes) => form('a', filled('b&a=', bytes - 8)), most },
    ];
  }
  const at = (payload: string, type = 'application/json') => ({ url: addressOf(call), payload, type });
  if (call.path.includes('unsubscribe')) return [{ what: 'anything', of: (bytes) => at('a'.repeat(bytes), 'a/b'), most }];
  return bodiesOf(call).flatMap((body, place) =>
    Object.entries(HOSTILE_JSON).map(([what, json]): Sent => {
      const frame = Buffer.byteLength(body(''));
      return { what: `${what} at place ${place}`, of: (bytes) => at(body(json(Math.max(bytes - frame - 40, 8)))), most };
    }),
  );
}

const RSA = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const FORM = 'application/x-www-form-urlencoded';

let counter = 0;

/** Each request has another IP address, so that no rate limit refuses it. */
function send(method: string, { url, payload, type }: ReturnType<Sent['of']>) {
  counter += 1;
  return server.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`,
    headers: { 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The same requests in every run. All of them in the full tier. */
const SEED = 20_261_124;
/** Maximum number of steps of a call per byte, and per request independent of its size. */
const STEPS_A_BYTE = 60;
const STEPS_A_REQUEST = 150_000;
/** In a credential, see records/signedShape.ts. */
const MAX_TEXT_LENGTH = 4096;

/** The structure of a credential, with each text replaced by whether its length is allowed. */
function withoutTexts(credential: unknown): unknown {
  const isShort = (text: string) => text.length <= MAX_TEXT_LENGTH;
  return JSON.parse(JSON.stringify(credential), (_key, value) => (typeof value === 'string' ? isShort(value) : value));
}

describe('processing cost of calls without an account', () => {
  it.each(OPEN_CALLS.map((call): [string, Endpoint] => [callKey(call), call]))(
    '%s takes a bounded number of steps per byte up to the largest accepted request',
    { timeout: rounds(300_000, 3_600_000) },
    async (_key, call) => {
      const verified = vi.spyOn(Verifier.prototype, 'verify');
      onTestFinished(() => void verified.mockRestore());
      // The first request loads and compiles code, which does not count for the others.
      await send(call.method, { url: addressOf(call), ...(call.method === 'GET' ? {} : { payload: '{}', type: 'application/json' }) });
      const all = sentOf(call);
      const length = Math.min(all.length, rounds(30, 1000));
      const sample = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), { seed: SEED, numRuns: 1 });
      const found: Record<string, number> = {};
      for (const { what, of, most } of sample.flat()) {
        const sent = of(most);
        const bytes = Buffer.byteLength(sent.url) + Buffer.byteLength(sent.payload ?? '');
        const statuses: number[] = [];
        const steps = await stepsOf(async () => statuses.push((await send(call.method, sent)).statusCode));
        expect(statuses[0], what).toBeLessThan(500);
        if (process.env.SHOW_STEPS) console.log(`${callKey(call)} ${what}: ${bytes} bytes, ${statuses[0]}, ${steps} steps`);
        if (steps > STEPS_A_REQUEST + STEPS_A_BYTE * bytes) found[`${what}, ${bytes} bytes`] = steps;
      }
      expect(found).toEqual({});
      // Only what has exactly the shape of a signed credential reaches the other thread. Its texts are verified there.
      for (const [task] of verified.mock.calls) expect(withoutTexts(task.credential)).toEqual(withoutTexts(credential));
    },
  );
});
