import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { Id } from '../identity/id.ts';

/** Kinds of entries, in display order. */
export const RECORD_KINDS = ['skill', 'achievement', 'position', 'event'] as const;
export const RecordKind = v.picklist(RECORD_KINDS);
export type RecordKind = v.InferOutput<typeof RecordKind>;

/** Maximum number of shared entries. */
export const MAX_SHOWN_ENTRIES = 1000;

/** A confirmed achievement of any kind. It names no other person. */
export const RecordEntry = v.object({
  /** Id of the entry, not of its source; ids of different kinds never collide. */
  _id: Id,
  kind: RecordKind,
  title: v.string(),
  /** Level of a skill or achievement; blank for others. */
  level: v.string(),
  /** Unit of a position, or organizer of an event; blank if there is none. */
  unit: v.string(),
  /** Tenure of a position, such as 2026-2027; blank for others. */
  tenure: v.string(),
  /** Campus day, YYYY-MM-DD: of the endorsement, the achievement, the appointment or the event. Blank if unknown. */
  day: v.string(),
});
export type RecordEntry = v.InferOutput<typeof RecordEntry>;

/** An entry as shown to its owner. */
export const OwnRecordEntry = v.object({ ...RecordEntry.entries, is_shown: v.boolean() });
export type OwnRecordEntry = v.InferOutput<typeof OwnRecordEntry>;

/** A person's own record: all entries, each with whether it is shared. */
export const OwnRecord = v.object({
  name: v.string(),
  entries: v.array(OwnRecordEntry),
  /** Since when it is shared at an address; null if it is not. The address itself is only shown when it is created. */
  shared_at: v.nullable(v.string()),
});
export type OwnRecord = v.InferOutput<typeof OwnRecord>;

/** A shared record as others see it: the entries that its owner chose. */
export const SharedRecord = v.object({
  name: v.string(),
  entries: v.array(v.object({ ...RecordEntry.entries, has_credential: v.boolean() })),
});
export type SharedRecord = v.InferOutput<typeof SharedRecord>;

/** An address that was just created or renewed. */
export const RecordAddress = v.object({ url: v.string(), shared_at: v.string() });
export type RecordAddress = v.InferOutput<typeof RecordAddress>;

/** Body that chooses the shared entries: all entries that are shared from now on. */
export const ShownEntries = body({
  shown: v.pipe(
    v.array(v.pipe(Id, v.maxLength(100, 'This is no entry of a record.')), 'Choose what is shown.'),
    v.maxLength(MAX_SHOWN_ENTRIES, ruleMessage('Choose at most {1} entries.', { 1: MAX_SHOWN_ENTRIES })),
  ),
});
export type ShownEntries = v.InferOutput<typeof ShownEntries>;

const SEPARATOR = '.';

/** Returns the id of an entry: its kind and the id of its source. */
export function entryId(kind: RecordKind, id: string): string {
  return `${kind}${SEPARATOR}${id}`;
}

/** Parses the source of an entry's id; undefined if it is invalid. */
export function sourceOf(entry: string): { kind: RecordKind; id: string } | undefined {
  const [prefix, id, ...rest] = entry.split(SEPARATOR);
  const kind = RECORD_KINDS.find((known) => known === prefix);
  return kind && id && rest.length === 0 ? { kind, id } : undefined;
}
