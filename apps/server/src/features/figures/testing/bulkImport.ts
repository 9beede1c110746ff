import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';

export interface BulkImport {
  readonly events: number;
  readonly participants: number;
  readonly people: number;
  readonly units: number;
  readonly now: Date;
}

/** Imports the past of an institute that used other software until now: people, units and past events, all at once. */
export async function importPast(
  db: Database,
  instituteId: string,
  { events, participants, people, units, now }: BulkImport,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (institute_id, id, email, name, role, roll_number, onboarding_complete, email_verified)
      select ${instituteId}, gen_random_uuid(), 'bulk' || n || '@campus.example', 'Person ' || n, 'STUDENT', 'B' || n, true, true
      from generate_series(1, ${people}::int) n`);
    await tx.execute(sql`
      insert into org_units (institute_id, id, name, type, category, contact_email)
      select ${instituteId}, gen_random_uuid(), 'Bulk club ' || n, 'Club', 'scitech', 'bulkclub' || n || '@campus.example'
      from generate_series(1, ${units}::int) n`);
    // Spread over two years, each in a unit and one of four categories.
    await tx.execute(sql`
      insert into events (institute_id, id, title, category, unit_id, starts_at, ends_at)
      select ${instituteId}, gen_random_uuid(), 'Past event ' || n, (array['technical', 'cultural', 'sports', 'academic'])[1 + n % 4],
        (array(select id from org_units where institute_id = ${instituteId} order by name))[1 + n % ${units}::int],
        m.at, m.at + interval '2 hours'
      from generate_series(1, ${events}::int) n, lateral (
        select ${now.toISOString()}::timestamptz - interval '3 hours' - n * interval '730 days' / ${events}::int as at) m`);
    await tx.execute(sql`
      insert into event_participants (institute_id, event_id, user_id)
      select ${instituteId}, e.id, p.ids[1 + (e.place * 37 + k) % cardinality(p.ids)]
      from (select id, row_number() over (order by starts_at) as place from events where institute_id = ${instituteId} and title like 'Past event %') e,
        generate_series(1, ${participants}::int) k,
        (select array_agg(id order by email) as ids from users where institute_id = ${instituteId} and email like 'bulk%') p`);
  });
}
