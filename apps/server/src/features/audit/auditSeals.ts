import { deriveKey, type Keys, keyedHash } from '../../keys/keys.ts';
import type { auditLog } from './audit.table.ts';

/** What a seal is over: all that a row says. */
export type SealedContent = Pick<typeof auditLog.$inferSelect, 'instituteId' | 'id' | 'at' | 'actorId' | 'action' | 'subjectId' | 'detail'>;

/** The link before the first row. */
export const GENESIS = '0'.repeat(64);

const derived = new WeakMap<Buffer, { rows: Buffer; links: Buffer; checkpoints: Buffer; redactions: Buffer }>();

function keysOf({ audit }: Pick<Keys, 'audit'>) {
  const known = derived.get(audit);
  if (known) return known;
  const own = {
    rows: deriveKey(audit, 'audit rows'),
    links: deriveKey(audit, 'audit links'),
    checkpoints: deriveKey(audit, 'audit checkpoints'),
    redactions: deriveKey(audit, 'audit redactions'),
  };
  derived.set(audit, own);
  return own;
}

/** The seal of a row: only who has the key can write one that counts. Keys of the detail in alphabetical order. */
export function sealOf(keys: Pick<Keys, 'audit'>, { instituteId, id, at, actorId, action, subjectId, detail }: SealedContent): string {
  const sorted = Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash(keysOf(keys).rows, [instituteId, id, at.toISOString(), actorId, action, subjectId, sorted]);
}

/**
 * The seal of a row from which what names a person was taken out: of what is left, together with the row's first seal. The chain goes on by
 * that one, so a row can lose what it said and keeps its place; only who has the key can take something out.
 */
export function redactionSealOf(keys: Pick<Keys, 'audit'>, row: SealedContent & { readonly mac: string }): string {
  return keyedHash(keysOf(keys).redactions, [row.mac, sealOf(keys, row)]);
}

/** Whether a row says what the server wrote, or what the server left of it. */
export function isSealed(
  keys: Pick<Keys, 'audit'>,
  row: SealedContent & { readonly mac: string; readonly redaction?: string | null },
): boolean {
  return row.redaction ? redactionSealOf(keys, row) === row.redaction : sealOf(keys, row) === row.mac;
}

/** What binds a row to the one before it. */
export function linkOf(keys: Pick<Keys, 'audit'>, previousLink: string, { sequence, mac }: { sequence: number; mac: string }): string {
  return keyedHash(keysOf(keys).links, [previousLink, sequence, mac]);
}

/** The seal of a checkpoint, which lies outside the database. */
export function checkpointSealOf(keys: Pick<Keys, 'audit'>, content: readonly unknown[]): string {
  return keyedHash(keysOf(keys).checkpoints, content);
}
