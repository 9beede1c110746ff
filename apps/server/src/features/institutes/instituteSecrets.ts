import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type Keys } from '../../keys/keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function secretKey({ audit }: Pick<Keys, 'audit'>): Buffer {
  return deriveKey(audit, 'institute secrets');
}

/** Encrypts a secret of an institute for the database. It cannot be decrypted without the server's keys, nor in another institute's row. */
export function sealSecret(keys: Pick<Keys, 'audit'>, instituteId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretKey(keys), nonce).setAAD(Buffer.from(instituteId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret; undefined if it was encrypted with another key or for another institute. */
export function unsealSecret(keys: Pick<Keys, 'audit'>, instituteId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagged = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagged) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', secretKey(keys), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(instituteId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagged));
    return Buffer.concat([decipher.update(bytes.subarray(tagged)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
