import { timingSafeEqual } from 'node:crypto';
import { isCheckInCode } from '@quad/domain/check-in';
import type { Context } from '../../context.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';

/** The content of a code: a registration, by an anonymous reference, and a day. */
export interface CodeContent {
  readonly ref: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Creates and verifies the codes of an institute. */
export interface CheckInCodes {
  seal(content: CodeContent): string;
  /** Undefined for a code that this institute did not sign. */
  open(token: string): CodeContent | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half of the hash, which is enough against guessing. */
const SEAL_BYTES = 16;
/** The reference, and the day as a number. */
const CONTENT_BYTES = 16 + 2;

/**
 * Codes are signed with a key derived for this use and bound to one institute. They contain the reference (16 bytes), the day since 1970
 * (2) and the signature (16).
 */
export function checkInCodes({ instituteId, keys }: Pick<Context, 'instituteId' | 'keys'>): CheckInCodes {
  const key = deriveKey(keys.audit, 'check-in codes');
  const signatureOf = (content: Buffer) =>
    Buffer.from(keyedHash(key, [instituteId, content.toString('hex')]), 'hex').subarray(0, SEAL_BYTES);
  return {
    seal({ ref, day }) {
      const content = Buffer.alloc(CONTENT_BYTES);
      content.write(ref.replaceAll('-', ''), 'hex');
      content.writeUInt16BE(Date.parse(`${day}T00:00:00Z`) / DAY_MS, CONTENT_BYTES - 2);
      return Buffer.concat([content, signatureOf(content)]).toString('base64url');
    },
    open(token) {
      if (!isCheckInCode(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, CONTENT_BYTES);
      // The last base64url character has unused bits. Only the canonical form is accepted.
      if (bytes.toString('base64url') !== token || !timingSafeEqual(bytes.subarray(CONTENT_BYTES), signatureOf(content))) return undefined;
      const ref = content.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return { ref, day: new Date(content.readUInt16BE(16) * DAY_MS).toISOString().slice(0, 10) };
    },
  };
}
