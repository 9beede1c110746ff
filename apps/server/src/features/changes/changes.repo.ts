import type { Role } from '@quad/domain/access';
import type { NotedChange } from '@quad/domain/changes';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { changes, events, orgUnits, roomRequests, rooms } from '../../db/schema.ts';
import { rawStatement } from '../../db/statement.ts';

/** The transactions that a statement saw, in PostgreSQL's notation: `xmin:xmax:active transactions`. */
export type Snapshot = string;

/** A change. The topic 'session' is internal and is sent to nobody. */
export type FoundChange = Omit<NotedChange, 'topic'> & { readonly topic: NotedChange['topic'] | 'session' };

/** The changes of an institute that were committed between two snapshots. */
export interface ChangesOfInstitute {
  readonly rows: readonly FoundChange[];
  /** Whether there were more changes than returned. */
  readonly isCut: boolean;
}

/** The changes of each requested institute between two snapshots. */
export interface FoundChanges {
  readonly until: Snapshot;
  readonly ofInstitutes: ReadonlyMap<string, ChangesOfInstitute>;
}

/**
 * The current snapshot. A standby knows from which transaction on some may be active, but not which, and would take all of them for
 * finished; there, none from that one on counts as seen, and their changes follow once it has ended.
 */
const NOW = sql`case when pg_is_in_recovery()
  then (pg_snapshot_xmin(pg_current_snapshot())::text || ':' || pg_snapshot_xmin(pg_current_snapshot())::text || ':')::pg_snapshot
  else pg_current_snapshot() end`;

/** Maximum number of changes of an institute per read. If there are more, clients reload everything. */
const MAX_CHANGES = 5000;

type Row = { until: Snapshot; institute: string | null; topic: FoundChange['topic'] } & Readonly<
  Record<'event' | 'person' | 'unit' | 'unit_category' | 'category' | 'skill_type' | 'deciders', string | null>
> & { readonly offices: string[] | null };

/**
 * Reads what was committed after one snapshot and before another, or before now. Each change is read once, in whatever order transactions
 * commit, and without waiting for active ones: a writer's commit becomes visible together with its rows. Each institute's rows are counted
 * and limited separately, and institutes that were not requested are not read.
 */
const read = rawStatement<Row, 'institutes' | 'since' | 'until'>(
  (value) => sql`
    with bounds as materialized (
      select ${value('since')}::text::pg_snapshot as since, coalesce(${value('until')}::text::pg_snapshot, ${NOW}) as until)
    select bounds.until::text as until, c.institute_id as institute, c.topic, c.event_id as event, c.person_id as person,
      u.id as unit, u.category as unit_category, e.category, c.skill_type, to_json(c.offices) as offices,
      case when c.topic = 'room-requests' then (
        select string_agg(distinct r.decided_by, ' ') from ${roomRequests} q join ${rooms} r on r.institute_id = q.institute_id and r.key = q.room_key
        where q.institute_id = c.institute_id and q.event_id = c.event_id) end as deciders
    from bounds
    left join lateral (
      select c.* from unnest(${value('institutes')}::uuid[]) i (id)
      cross join lateral (
        select * from ${changes} c where c.institute_id = i.id and c.writer >= pg_snapshot_xmin(bounds.since)
          and not pg_visible_in_snapshot(c.writer, bounds.since) and pg_visible_in_snapshot(c.writer, bounds.until)
        order by c.writer limit ${sql.raw(String(MAX_CHANGES + 1))}
      ) c
    ) c on true
    left join ${events} e on e.institute_id = c.institute_id and e.id = c.event_id
    left join ${orgUnits} u on u.institute_id = c.institute_id and u.id = coalesce(c.unit_id, e.unit_id)`,
);

/** Finds changes of institutes after a snapshot and before another one, or before now. */
export async function findChanges(
  across: Database,
  institutes: readonly string[],
  { since, until = null }: { since: Snapshot; until?: Snapshot | null },
): Promise<FoundChanges> {
  const { rows } = await read(across, { institutes: `{${institutes.join(',')}}`, since, until });
  const found = Map.groupBy(rows, ({ institute }) => institute);
  const ofInstitutes = new Map<string, ChangesOfInstitute>();
  for (const [institute, its] of found) {
    if (institute !== null) ofInstitutes.set(institute, { rows: its.slice(0, MAX_CHANGES).map(toChange), isCut: its.length > MAX_CHANGES });
  }
  return { until: rows[0]?.until ?? since, ofInstitutes };
}

function toChange({ topic, event, person, unit, unit_category, category, skill_type, deciders, offices }: Row): FoundChange {
  return {
    topic,
    eventId: event,
    personId: person,
    category,
    unit: unit === null ? null : ({ id: unit, category: unit_category } as NotedChange['unit']),
    skillType: skill_type,
    deciders: deciders === null ? null : (deciders.split(' ') as Role[]),
    offices,
  };
}

export async function currentSnapshot(across: Database): Promise<Snapshot> {
  const { rows } = await across.execute<{ now: Snapshot }>(sql`select (${NOW})::text as now`);
  const [row] = rows;
  if (!row) throw new Error('The database has no snapshot.');
  return row.now;
}

export async function deleteChangesBefore(across: Database, moment: Date): Promise<void> {
  await across.delete(changes).where(lt(changes.notedAt, moment));
}
