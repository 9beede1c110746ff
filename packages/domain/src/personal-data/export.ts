import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** How long an archive can be downloaded once it is ready. */
export const EXPORT_DAYS = 7;

/** States of an archive. */
export const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** An archive of all data stored about the person who requested it. */
export const DataExport = v.object({
  _id: Id,
  state: v.picklist(EXPORT_STATES),
  asked_at: v.string(),
  ready_at: v.nullable(v.string()),
  /** Until when it can be downloaded; null until it is ready. */
  gone_at: v.nullable(v.string()),
  /** Size in bytes; null until it is ready. */
  bytes: v.nullable(v.number()),
});
export type DataExport = v.InferOutput<typeof DataExport>;

const DAY_MS = 86_400_000;

/** Returns until when an archive can be downloaded, given when it became ready. */
export function exportExpiresAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);
}
