import { createECDH, hkdfSync } from 'node:crypto';
import type { Keys } from '../../keys/keys.ts';

const CURVE = 'prime256v1';
const BYTES = 32;

/** The VAPID keys that identify this server to push services (RFC 8292), base64url-encoded. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new WeakMap<Keys, VapidKeys>();

/** Derives the keys from the installation's own key (in the data folder or the environment), so that every node has the same ones. */
export function vapidKeys(keys: Keys): VapidKeys {
  const made = known.get(keys) ?? makeKeys(keys.audit);
  known.set(keys, made);
  return made;
}

function makeKeys(key: Buffer): VapidKeys {
  const ecdh = createECDH(CURVE);
  // One number in four billion is not a valid private key of this curve; then the next one is tried.
  for (let attempt = 0; ; attempt += 1) {
    const secret = Buffer.from(hkdfSync('sha256', key, '', `quad push messages ${attempt}`, BYTES));
    try {
      ecdh.setPrivateKey(secret);
      return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
    } catch (error) {
      if (attempt > BYTES) throw error;
    }
  }
}
