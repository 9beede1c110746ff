// Uses a streaming replica with the same program as the primary, and tests what is read from it, by whom, and what happens when it is
// unavailable.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './db/connection.ts';
import { openPostgres } from './db/postgres.ts';
import { openReplica, type Replica } from './db/replica.ts';
import { ChangeFeed } from './features/changes/changeFeed.ts';
import { addUnit } from './features/events/testing/records.ts';
import { ENGINE } from './testing/database.ts';
import { onServer } from './testing/postgresServer.ts';
import { type ReplicaServer, startReplica } from './testing/replicaServer.ts';
import { type TestApp, testApp } from './testing/testApp.ts';
import { isFullTier } from './testing/tier.ts';

const canBeMade = process.platform === 'linux' && !process.env.TEST_DATABASE_URL;

describe.runIf(isFullTier && ENGINE === 'postgres' && canBeMade)('with DATABASE_READ_URL', () => {
  let primary: { url: string; stop(): Promise<void> };
  let connection: Awaited<ReturnType<typeof openPostgres>>;
  let standby: ReplicaServer;
  let replica: Replica;
  let server: TestApp;

  beforeAll(async () => {
    // The workspace's own script starts a server with the settings for replicas, which the one of the other tests lacks.
    const { startPostgres } = await import(new URL('../../../scripts/test-postgres.mjs', import.meta.url).href);
    primary = await startPostgres();
    connection = await openPostgres(primary.url);
    await connection.migrate();
    standby = await startReplica(primary.url);
    replica = openReplica(standby.url, connection.acrossInstitutes, { poolSize: 5, usesNamedStatements: true });
    server = await testApp({ database: connection, replica });
  });
  afterAll(async () => {
    await server.close();
    await replica.close();
    await connection.close();
    await standby.stop();
    await primary.stop();
  });

  const caughtUp = async () => expect.poll(async () => replica.canServe(await replica.written())).toBe(true);
  const onReplica = (text: string) => onServer(standby.url, (client) => client.query(text));
  const units = async (cookies: Record<string, string>) => {
    const answer = await server.app.inject({ url: '/api/orgUnit/organizational-units', cookies });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ name: string }[]>().map(({ name }) => name);
  };
  const skill = (name: string) => ({ name, category: 'Electronics', type: 'technical', description: 'A skill.' });
  const propose = async (cookies: Record<string, string>, name: string) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/skills/create-skill', cookies, headers, payload: skill(name) });
    expect(answer.statusCode, answer.body).toBe(201);
    const mark = answer.cookies.find((cookie) => cookie.name === 'quad-wrote');
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60 });
    return { ...cookies, 'quad-wrote': String(mark?.value) };
  };

  it('uses the replica for reads, except for sessions and after a write by the same user', async () => {
    const reader = await server.signIn({ role: 'PRESIDENT' });
    const writer = await server.signIn({ role: 'PRESIDENT' });
    await addUnit(server.context, { name: 'Known to both' });
    await caughtUp();
    await onReplica('select pg_wal_replay_pause()');
    await addUnit(server.context, { name: 'Not there yet' });
    expect(await units(reader.cookies)).toEqual(['Known to both']);
    const marked = await propose(writer.cookies, 'Soldering');
    expect(await units(marked)).toEqual(['Known to both', 'Not there yet']);
    // Signed in after the replica has stopped, but recognized.
    const late = await server.signIn({ role: 'PRESIDENT' });
    expect(await units(late.cookies)).toEqual(['Known to both']);
    await onReplica('select pg_wal_replay_resume()');
    await caughtUp();
    expect(await units(reader.cookies)).toEqual(['Known to both', 'Not there yet']);
  });

  it('announces a change whose transaction was still active on the primary when the replica was read', async () => {
    await caughtUp();
    const newFeed = () =>
      new ChangeFeed({ database: async () => replica.acrossInstitutes(), clock: () => new Date(), log: server.app.log });
    const { db, instituteId } = server.context;
    const note = (by: Database, topic: string) =>
      by.execute(sql`insert into changes (institute_id, topic) values (${instituteId}, ${topic})`);
    const feed = newFeed();
    const heard: string[] = [];
    await feed.listen(instituteId, undefined, ({ changes }) => heard.push(...changes.map(({ topic }) => topic)));
    const place = await db.transaction(async (tx) => {
      await note(tx, 'rooms');
      await note(db, 'units');
      await caughtUp();
      return newFeed().placeNow();
    });
    await expect.poll(() => heard.toSorted()).toEqual(['rooms', 'units']);
    const resumed: string[] = [];
    await feed.listen(instituteId, place, ({ changes }) => resumed.push(...changes.map(({ topic }) => topic)));
    expect(resumed).toContain('rooms');
    await feed.close();
  });

  it('stops reading from a replica that lags too far behind until it has caught up', async () => {
    const reader = await server.signIn({ role: 'PRESIDENT' });
    await caughtUp();
    await onReplica('select pg_wal_replay_pause()');
    await addUnit(server.context, { name: 'Waited for' });
    expect(await units(reader.cookies)).not.toContain('Waited for');
    await expect.poll(() => units(reader.cookies)).toContain('Waited for');
    expect(await replica.canServe()).toBe(false);
    await onReplica('select pg_wal_replay_resume()');
    await caughtUp();
    expect(await replica.canServe()).toBe(true);
  });

  it('reads from the primary while the replica is down and from the replica once it is back', async () => {
    const reader = await server.signIn({ role: 'PRESIDENT' });
    await caughtUp();
    await standby.kill();
    for (let read = 0; read < 20; read += 1) expect(await units(reader.cookies)).toContain('Waited for');
    expect(await replica.canServe()).toBe(false);
    await standby.start();
    await caughtUp();
    await connection.acrossInstitutes.execute(sql`select 1`);
    await onReplica('select pg_wal_replay_pause()');
    await addUnit(server.context, { name: 'After the fall' });
    expect(await units(reader.cookies)).not.toContain('After the fall');
    await onReplica('select pg_wal_replay_resume()');
  });
});
