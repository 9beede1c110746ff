import { type ListedRecords, linesOfList, toMomentCell } from '@quad/domain/administration';
import { describeTarget, type Feedback } from '@quad/domain/feedback';
import { type UnitNode, unitTree } from '@quad/domain/org-units';
import type { RoomUse } from '@quad/domain/rooms';
import type { Skill } from '@quad/domain/skills';
import { toCsv } from '../../primitives/downloads/csv.ts';

/** The records of a list to export, and the campus's time zone. */
interface SavedList<Item> {
  readonly records: readonly Item[];
  readonly timeZone: string;
}

/** Exports a list with the columns of an import. Units come after their parents. */
export function listCsv<Kind extends keyof ListedRecords>(
  kind: Kind,
  { records, timeZone }: SavedList<ListedRecords[Kind]>,
): Promise<string> {
  const ordered = kind === 'units' ? inTree(records as readonly ListedRecords['units'][]) : records;
  return toCsv(linesOfList(kind, ordered as readonly ListedRecords[Kind][], timeZone));
}

function inTree(units: readonly ListedRecords['units'][]): ListedRecords['units'][] {
  const flat = ({ unit, children }: UnitNode): ListedRecords['units'][] => [unit, ...children.flatMap(flat)];
  return unitTree(units).flatMap(flat);
}

/** Exports feedback as in the list; the authors of anonymous feedback are not included in the data. */
export function feedbackCsv({ records, timeZone }: SavedList<Feedback>): Promise<string> {
  const header = ['Given at', 'Type', 'Kind', 'About', 'Of', 'Rating', 'Comments', 'Given by', 'Resolved', 'Actions taken', 'Resolved by'];
  const lines = records.map((feedback) => {
    const { created_at, type, target_type, rating, comments, is_anonymous, feedback_by, is_resolved, actions_taken } = feedback;
    const { name, detail } = describeTarget(feedback);
    const resolver = typeof feedback.resolved_by === 'object' ? feedback.resolved_by?.personal_info.name : undefined;
    return [
      ...[toMomentCell(created_at ? new Date(created_at) : null, timeZone), type, target_type, name, detail ?? '', rating ?? ''],
      ...[comments ?? '', is_anonymous ? 'Anonymous' : (feedback_by?.personal_info.name ?? ''), is_resolved ? 'yes' : 'no'],
      ...[actions_taken ?? '', resolver ?? ''],
    ];
  });
  return toCsv([header, ...lines]);
}

/** Exports the proposed skills of the catalog. */
export function proposedSkillsCsv({ records, timeZone }: SavedList<Skill>): Promise<string> {
  const lines = records.map(({ name, type, category, description, created_at }) => [
    name,
    type,
    category ?? '',
    description ?? '',
    toMomentCell(created_at ? new Date(created_at) : null, timeZone),
  ]);
  return toCsv([['Name', 'Type', 'Category', 'Description', 'Proposed at'], ...lines]);
}

/** Exports room requests and bookings. The purpose is empty for users who may not see it. */
export function roomUsesCsv({ records, timeZone }: SavedList<RoomUse>): Promise<string> {
  const moment = (at: string) => toMomentCell(new Date(at), timeZone);
  const lines = records.map(({ room, starts_at, ends_at, status, title }) => [
    room,
    moment(starts_at),
    moment(ends_at),
    status,
    title ?? '',
  ]);
  return toCsv([['Room', 'From', 'Until', 'Status', 'Event'], ...lines]);
}
