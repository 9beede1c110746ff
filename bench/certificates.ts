// Memory and time of a node that issues and sends 2,000 certificates, on PostgreSQL; the same node first issues 200 to warm up, and then does both for 200.
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, limitedFigure, listed } from './report.ts';
import { campusWith, cookieOf, request, withClient } from './server/campus.ts';
import { type Work, watched } from './server/processCpu.ts';
import type { Running } from './server/runProcess.ts';

const MANY = 2000;
const FEW = 200;
/** The time that the product guarantees, in seconds. */
const MAX_SECONDS = 5 * 60;
/** The maximum ratio of memory for ten times as many certificates, because the node holds pages of them, not all. */
const MAX_MEMORY_RATIO = 1.25;

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Creates three events of yesterday with these numbers of participants. */
function fill(url: string): Promise<{ first: string; few: string; many: string }> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into users (institute_id, id, email, name, role, created_at)
       select id, gen_random_uuid(), 'graduate' || n || '@campus.example', 'Graduate ' || n, 'STUDENT', now()
       from institutes, generate_series(1, $1::int) n`,
      [MANY],
    );
    const eventOf = async (title: string, people: number) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into events (institute_id, id, title, category, unit_id, starts_at, ends_at, finishes_at, is_counted, created_at, updated_at)
         select institute_id, gen_random_uuid(), $1, 'technical', id, now() - interval '26 hours', now() - interval '24 hours',
           now() - interval '24 hours', true, now(), now()
         from org_units where category = 'scitech' order by id limit 1 returning id`,
        [title],
      );
      const id = rows[0]?.id ?? '';
      await client.query(
        `insert into check_ins (institute_id, event_id, user_id, day, at, scan_id, made_participant, checked_in_by)
         select e.institute_id, e.id, u.id, to_char(e.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')::date, e.starts_at, gen_random_uuid(), false, u.id
         from events e join users u on u.institute_id = e.institute_id and u.name like 'Graduate %' where e.id = $1 order by u.id limit $2`,
        [id, people],
      );
      return id;
    };
    const events = {
      first: await eventOf('A rehearsal', FEW),
      few: await eventOf('A workshop', FEW),
      many: await eventOf('A convocation', MANY),
    };
    await client.query('vacuum analyze');
    return events;
  });
}

const ORDER = {
  kind: 'attendance',
  days: 1,
  title: 'Certificate of Participation',
  body: 'This is to certify that {name} took part in {event}, held by {unit} on {date}.',
  signatories: [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }],
};

async function issueAll(campus: Running, cookie: string, eventId: string, count: number): Promise<void> {
  const address = `/api/events/${eventId}/certificates`;
  await request(campus, address, { cookie, body: ORDER });
  for (;;) {
    const [run] = await (await request(campus, `${address}/runs`, { cookie })).json();
    if (run.state === 'failed') throw new Error('Issuing failed.');
    if (run.state === 'done') {
      if (run.done !== count) throw new Error(`${run.done} certificates were issued instead of ${count}.`);
      return;
    }
    await wait(200);
  }
}

/** Streams the file of all certificates and returns its size in bytes. */
async function readFileOfAll(campus: Running, cookie: string, eventId: string): Promise<number> {
  const { body } = await request(campus, `/api/events/${eventId}/certificates/file`, { cookie });
  let bytes = 0;
  for await (const part of body ?? []) bytes += part.byteLength;
  return bytes;
}

export async function measure(): Promise<Figure[]> {
  await using campus = await campusWith(0);
  const { first, few, many } = await fill(campus.database);
  const cookie = await cookieOf(campus, 'president');
  await issueAll(campus, cookie, first, FEW);
  const fewIssued = await watched(campus.pid, () => issueAll(campus, cookie, few, FEW));
  const manyIssued = await watched(campus.pid, () => issueAll(campus, cookie, many, MANY));
  let bytes = 0;
  const read = (eventId: string) => async () => {
    bytes = await readFileOfAll(campus, cookie, eventId);
  };
  const fewSent = await watched(campus.pid, read(few));
  const manySent = await watched(campus.pid, read(many));
  const memory = (what: string, one: Work, over: Work) =>
    limitedFigure(`${what}: memory over that with ${FEW} (${inMegabytes(over.peak)})`, one.peak / over.peak, MAX_MEMORY_RATIO);
  return [
    limitedFigure(`${MANY} certificates issued`, manyIssued.seconds, MAX_SECONDS, (seconds) => `${seconds.toFixed(0)} s`),
    memory(`${MANY} certificates issued`, manyIssued, fewIssued),
    memory(`the file of ${MANY}`, manySent, fewSent),
    listed(`the file of ${MANY}`, `${(bytes / 1e6).toFixed(1)} MB in ${manySent.seconds.toFixed(0)} s`),
  ];
}
