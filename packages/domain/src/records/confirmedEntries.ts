import type { PositionHolderStatus } from '../positions/positionHolder.ts';
import { entryId, RECORD_KINDS, type RecordEntry } from './record.ts';

/** A person's records, whether confirmed or not. Days are YYYY-MM-DD on campus. */
export interface PersonRecords {
  readonly skills: readonly { id: string; name: string; proficiency: string; endorsedOn: string | null }[];
  readonly achievements: readonly { id: string; title: string; level: string; achievedOn: string; isVerified: boolean }[];
  readonly positions: readonly {
    id: string;
    title: string;
    unit: string;
    tenure: string;
    status: PositionHolderStatus;
    appointedOn: string | null;
  }[];
  /** Events where the person was checked in, with the first such day. */
  readonly attended: readonly { id: string; title: string; unit: string; day: string; isCancelled: boolean }[];
}

const NOTHING = { level: '', unit: '', tenure: '', day: '' };

/**
 * Returns the entries of a person's record: what somebody else has confirmed and nobody has withdrawn. These are endorsed skills, verified
 * achievements, positions not ended early, and attended events. Newest first within each kind.
 */
export function confirmedEntries({ skills, achievements, positions, attended }: PersonRecords): RecordEntry[] {
  const entries: RecordEntry[] = [
    ...skills.flatMap(({ id, name, proficiency, endorsedOn }) =>
      endorsedOn === null
        ? []
        : [{ ...NOTHING, _id: entryId('skill', id), kind: 'skill' as const, title: name, level: proficiency, day: endorsedOn }],
    ),
    ...achievements
      .filter(({ isVerified }) => isVerified)
      .map(({ id, title, level, achievedOn }) => ({
        ...NOTHING,
        _id: entryId('achievement', id),
        kind: 'achievement' as const,
        title,
        level,
        day: achievedOn,
      })),
    ...positions
      .filter(({ status }) => status !== 'terminated')
      .map(({ id, title, unit, tenure, appointedOn }) => ({
        ...NOTHING,
        _id: entryId('position', id),
        kind: 'position' as const,
        title,
        unit,
        tenure,
        day: appointedOn ?? '',
      })),
    ...attended
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, title, unit, day }) => ({ ...NOTHING, _id: entryId('event', id), kind: 'event' as const, title, unit, day })),
  ];
  return entries.toSorted(inOrder);
}

function inOrder(one: RecordEntry, other: RecordEntry): number {
  const kinds = RECORD_KINDS.indexOf(one.kind) - RECORD_KINDS.indexOf(other.kind);
  if (kinds !== 0) return kinds;
  const times = compare(other.tenure, one.tenure) || compare(other.day, one.day);
  return times || compare(one.title, other.title) || compare(one._id, other._id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Whether an entry is selected for sharing. Before the first choice, when the record is not shared at all, all entries are preselected;
 * entries earned after a choice are not shared until they are chosen.
 */
export function isShown(entry: Pick<RecordEntry, '_id'>, chosen: readonly string[] | null): boolean {
  return chosen === null || chosen.includes(entry._id);
}
