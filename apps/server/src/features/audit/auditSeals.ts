import { deriveKey, type Keys, keyedHash } from '../../keys/keys.ts';
import type { auditLog } from './audit.table.ts';

/** The sealed content of a row. */
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

/** Computes the seal of a row, which requires the key. The keys of the detail are sorted. */
export function sealOf(keys: Pick<Keys, 'audit'>, { instituteId, id, at, actorId, action, subjectId, detail }: SealedContent): string {
  const sorted = Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash(keysOf(keys).rows, [instituteId, id, at.toISOString(), actorId, action, subjectId, sorted]);
}

/**
 * Computes the seal of a redacted row from the remaining content and the original seal. The chain still uses the original seal, so a row
 * can lose content and keep its position. Redaction requires the key.
 */
export function redactionSealOf(keys: Pick<Keys, 'audit'>, row: SealedContent & { readonly mac: string }): string {
  return keyedHash(keysOf(keys).redactions, [row.mac, sealOf(keys, row)]);
}

/** Whether a row has the content that the server wrote or, after a redaction, left. */
export function isSealed(
  keys: Pick<Keys, 'audit'>,
  row: SealedContent & { readonly mac: string; readonly redaction?: string | null },
): boolean {
  return row.redaction ? redactionSealOf(keys, row) === row.redaction : sealOf(keys, row) === row.mac;
}

/** Computes the link of a row to the previous one. */
export function linkOf(keys: Pick<Keys, 'audit'>, previousLink: string, { sequence, mac }: { sequence: number; mac: string }): string {
  return keyedHash(keysOf(keys).links, [previousLink, sequence, mac]);
}

/** Computes the seal of a checkpoint outside the database. */
export function checkpointSealOf(keys: Pick<Keys, 'audit'>, content: readonly unknown[]): string {
  return keyedHash(keysOf(keys).checkpoints, content);
}
