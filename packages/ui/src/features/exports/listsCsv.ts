import { type ListedRecords, linesOfList, toMomentCell } from '@quad/domain/administration';
import { describeTarget, type Feedback } from '@quad/domain/feedback';
import { type UnitNode, unitTree } from '@quad/domain/org-units';
import type { RoomUse } from '@quad/domain/rooms';
import type { Skill } from '@quad/domain/skills';
import { toCsv } from '../../primitives/saving/csv.ts';

/** What is written of a list that is saved: its records, and the zone of the campus for its moments. */
interface SavedList<Item> {
  readonly records: readonly Item[];
  readonly timeZone: string;
}

/** A list of a kind that can be brought in, under the columns that bring it in. Units stand below the one that they belong to. */
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

/** Feedback as the list shows it: of what is anonymous nobody is named, for nobody is told. */
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

/** Skills that are proposed for the catalogue. */
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

/** When rooms are asked for and booked. What a use is for stays blank for who may not see it. */
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
