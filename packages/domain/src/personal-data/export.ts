import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** For how long an archive can be fetched once it is ready. */
export const EXPORT_DAYS = 7;

/** Where an archive stands on its way. */
export const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** An archive with everything that is stored about the person who asked for it. */
export const DataExport = v.object({
  _id: Id,
  state: v.picklist(EXPORT_STATES),
  asked_at: v.string(),
  ready_at: v.nullable(v.string()),
  /** Until when it can be fetched; null as long as it is not ready. */
  gone_at: v.nullable(v.string()),
  /** How large it is; null as long as it is not ready. */
  bytes: v.nullable(v.number()),
});
export type DataExport = v.InferOutput<typeof DataExport>;

const DAY_MS = 86_400_000;

/** Until when an archive that is ready at that moment can be fetched. */
export function exportGoneAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);
}
