import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { Id } from '../identity/id.ts';

/** What a record has entries of, in the order in which it shows them. */
export const RECORD_KINDS = ['skill', 'achievement', 'position', 'event'] as const;
export const RecordKind = v.picklist(RECORD_KINDS);
export type RecordKind = v.InferOutput<typeof RecordKind>;

/** More entries than this nobody reads. */
export const MAX_SHOWN_ENTRIES = 1000;

/** Something that a person has earned and that somebody else has confirmed. Nobody else is named in it. */
export const RecordEntry = v.object({
  /** Of the entry, and not of what it comes from: ids of several kinds never meet. */
  _id: Id,
  kind: RecordKind,
  title: v.string(),
  /** How well a skill is known or on which level something was achieved; blank where it has none. */
  level: v.string(),
  /** Where a position is held, or who held an event; blank where there is none. */
  unit: v.string(),
  /** Of a position, like 2026-2027; blank for all others. */
  tenure: v.string(),
  /** The day on campus, YYYY-MM-DD: of the endorsement, the achievement, the appointment, the event. Blank where nobody wrote it down. */
  day: v.string(),
});
export type RecordEntry = v.InferOutput<typeof RecordEntry>;

/** An entry as its owner sees it. */
export const OwnRecordEntry = v.object({ ...RecordEntry.entries, is_shown: v.boolean() });
export type OwnRecordEntry = v.InferOutput<typeof OwnRecordEntry>;

/** A person's own record: all of it, with what of it is shown to others. */
export const OwnRecord = v.object({
  name: v.string(),
  entries: v.array(OwnRecordEntry),
  /** Since when there is an address at which others see it; null while there is none. The address itself is told once. */
  shared_at: v.nullable(v.string()),
});
export type OwnRecord = v.InferOutput<typeof OwnRecord>;

/** A record as others see it at its address: what its owner chose. */
export const SharedRecord = v.object({
  name: v.string(),
  entries: v.array(v.object({ ...RecordEntry.entries, has_credential: v.boolean() })),
});
export type SharedRecord = v.InferOutput<typeof SharedRecord>;

/** An address that was just made, or renewed. */
export const RecordAddress = v.object({ url: v.string(), shared_at: v.string() });
export type RecordAddress = v.InferOutput<typeof RecordAddress>;

/** What choosing sends: all entries that are shown from now on. */
export const ShownEntries = body({
  shown: v.pipe(
    v.array(v.pipe(Id, v.maxLength(100, 'This is no entry of a record.')), 'Choose what is shown.'),
    v.maxLength(MAX_SHOWN_ENTRIES, ruleMessage('Choose at most {1} entries.', { 1: MAX_SHOWN_ENTRIES })),
  ),
});
export type ShownEntries = v.InferOutput<typeof ShownEntries>;

const SEPARATOR = '.';

/** By what an entry is known: what it is of, and the id of that. */
export function entryId(kind: RecordKind, id: string): string {
  return `${kind}${SEPARATOR}${id}`;
}

/** What an entry comes from; undefined for what is the id of none. */
export function sourceOf(entry: string): { kind: RecordKind; id: string } | undefined {
  const [given, id, ...rest] = entry.split(SEPARATOR);
  const kind = RECORD_KINDS.find((known) => known === given);
  return kind && id && rest.length === 0 ? { kind, id } : undefined;
}
