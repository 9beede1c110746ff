import { createECDH, hkdfSync } from 'node:crypto';
import type { Keys } from '../../keys/keys.ts';

const CURVE = 'prime256v1';
const BYTES = 32;

/** By what push services know this server (RFC 8292), in the alphabet of URLs. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new WeakMap<Keys, VapidKeys>();

/** Made of the installation's own key, which lies in the data folder or comes by the environment: every node has the same ones. */
export function vapidKeys(keys: Keys): VapidKeys {
  const made = known.get(keys) ?? makeKeys(keys.audit);
  known.set(keys, made);
  return made;
}

function makeKeys(key: Buffer): VapidKeys {
  const ecdh = createECDH(CURVE);
  // One number in four billion is no private key of this curve; the next one is tried then.
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
