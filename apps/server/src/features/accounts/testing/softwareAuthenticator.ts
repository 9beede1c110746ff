import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@quad/domain/accounts';

/** Flags of authenticator data: user present, user verified, and attested credential included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKED_UP = 0x18;
const NEW_KEY = 0x40;

/** Deviations from a correct use. */
interface Use {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly isUnverified?: boolean;
}

/** A software authenticator with one passkey. A test can make it deviate. */
export class SoftwareAuthenticator {
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  readonly origin: string;
  counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Creates the passkey like `navigator.credentials.create`, as JSON. */
  create({ challenge, rp, user }: PasskeyCreation, use: Use = {}) {
    this.#userHandle = user.id;
    const authData = this.#authenticatorData(use.rpId ?? rp.id, use, this.#newKey());
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, use),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Uses the passkey like `navigator.credentials.get`, as JSON. */
  get({ challenge, rpId }: PasskeyRequest, use: Use = {}) {
    this.counter = use.counter ?? this.counter + 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, use);
    const authData = this.#authenticatorData(use.rpId ?? rpId, use);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, hash]), this.#key.privateKey).toString('base64url'),
        userHandle: use.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Use): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #authenticatorData(rpId: string, { isUnverified = false }: Use, key: Buffer = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | BACKED_UP | (isUnverified ? 0 : VERIFIED) | (key.length > 0 ? NEW_KEY : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, key]);
  }

  #newKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    // EC2, ES256, P-256.
    const cose = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, id, cbor(cose)]);
  }
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The subset of CBOR that an authenticator needs here. */
function cbor(value: Cbor | Map<string, Cbor> | Map<number, Cbor>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, item]) => [cbor(name), cbor(item)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
