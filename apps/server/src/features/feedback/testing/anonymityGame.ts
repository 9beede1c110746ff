import type { AddressInfo } from 'node:net';
import { ANSWERED_CALLS, type Endpoint, isList, successOf } from '@quad/api-client/contract';
import { ROLES } from '@quad/domain/access';
import { EXPORT_KINDS } from '@quad/domain/administration';
import type { ChangeMessage } from '@quad/domain/changes';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { dumpRows } from '../../../db/backup.ts';
import { newId } from '../../../db/ids.ts';
import { users } from '../../../db/schema.ts';
import { cookieName, openSession } from '../../../plugins/session.ts';
import { saveRecordedUses } from '../../../plugins/sessionUses.ts';
import { copyDatabase, newTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type TestApp, type TestPerson, testApp } from '../../../testing/testApp.ts';
import { chainAudit } from '../../audit/auditChain.ts';
import { addEvent, addUnit } from '../../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../../positions/testing/records.ts';
import { notifyOfAnonymous } from '../pendingFeedback.service.ts';
import { formOf } from './giving.ts';

/** How an administrator gets into the account of one of the two. */
export const ATTACKS = ['correct', 'merge'] as const;
export type Attack = (typeof ATTACKS)[number];

interface Game {
  readonly giver: 'asha' | 'binoy';
  readonly seed: number;
}

/** The next random id of anonymous feedback: the same in both worlds for the same text. */
export interface NextRandomId {
  next: string | undefined;
}

/** What was seen, by person and place, and how many answers had each status. */
interface Seen {
  readonly seen: ReadonlyMap<string, string>;
  readonly statuses: ReadonlyMap<number, number>;
}

/** A world before the attacks, and after each of them; rows are normalized and grouped by table. */
export interface GameResult extends Seen {
  readonly rows: Readonly<Record<'a backup' | 'the rows of the running database', Rows>>;
  readonly taken: Readonly<Record<Attack, Seen>>;
}

type Rows = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

/** A year in which no test runs: times of any other year come from the database's clock. */
const YEAR = 2031;
const HOUR = new Date(`${YEAR}-03-07T10:00:00.000Z`).getTime();
const MINUTE_MS = 60_000;
const COUNTS = 'The one that counts.';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MINE = 'elsewhere@campus.example';
const ANONYMOUS_IDS: Readonly<Record<string, string>> = {
  [COUNTS]: '5a1f0c52-96b1-4f1e-8a2c-2d1f6b7c8d9e',
  'Another in secret.': 'c3d9e7a1-0b5f-4c3d-9e7a-10b5f2c3d9e7',
  'A third in secret.': '1e8b7d6c-5a4f-4e3d-8c2b-1a0f9e8d7c6b',
};

const READS = ANSWERED_CALLS.filter((call) => call.method === 'GET' && successOf(call).status === 200).flatMap((call) =>
  call.host === 'counters' ? [call, { ...call, path: `/counters${call.path}` }] : [call],
);

interface Person {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
}

const ENVIRONMENT = { LOGIN_ATTEMPTS_PER_ADDRESS: '100000' };

/** Plays one world in a database of its own, and each attack in a copy of it. Returns what everybody saw. */
export async function play(game: Game, nextRandomId: NextRandomId): Promise<GameResult> {
  const database = await newTestDatabase();
  try {
    const server = await testApp({ database, environment: ENVIRONMENT });
    const world = new World(server, game, nextRandomId);
    const rows = await world.play().finally(() => server.close());
    const { instituteId } = server.context;
    const taken = new Map<Attack, Seen>();
    for (const attack of ATTACKS) taken.set(attack, await playAttack(world, attack, await copyDatabase(database), instituteId));
    return { ...world.sight(), rows, taken: Object.fromEntries(taken) as Record<Attack, Seen> };
  } finally {
    await database.close();
  }
}

async function playAttack(world: World, attack: Attack, database: TestDatabase, instituteId: string): Promise<Seen> {
  try {
    const server = await testApp({ database, instituteId, environment: ENVIRONMENT });
    const copy = world.copyOn(server);
    await copy.attack(attack).finally(() => server.close());
    return copy.sight();
  } finally {
    await database.close();
  }
}

class World {
  readonly #server: TestApp;
  readonly #game: Game;
  readonly #random: () => number;
  readonly #nextRandomId: NextRandomId;
  readonly #people = new Map<string, Person>();
  readonly #streams = new Map<string, Stream>();
  readonly #seen = new Map<string, string>();
  readonly #statuses = new Map<number, number>();
  readonly #tags = new Map<string, string>();
  readonly #pools: Record<string, readonly string[]> = {};
  readonly #labels = new Map<string, string>();
  #lettersSeen = 0;
  #unitId = '';
  #visits = 0;

  constructor(server: TestApp, game: Game, nextRandomId: NextRandomId) {
    this.#server = server;
    this.#nextRandomId = nextRandomId;
    this.#game = game;
    this.#random = randomOf(game.seed);
  }

  /** The same world on a copy of its database, with nothing seen yet. */
  copyOn(server: TestApp): World {
    const copy = new World(server, this.#game, this.#nextRandomId);
    for (const [who, person] of this.#people) copy.#people.set(who, person);
    for (const [id, label] of this.#labels) copy.#labels.set(id, label);
    for (const [key, tag] of this.#tags) copy.#tags.set(key, tag);
    Object.assign(copy.#pools, this.#pools);
    copy.#unitId = this.#unitId;
    copy.#visits = this.#visits;
    return copy;
  }

  sight(): Seen {
    return { seen: this.#seen, statuses: this.#statuses };
  }

  /** Everything up to the attacks. Returns the rows. */
  play(): Promise<GameResult['rows']> {
    return this.#withStreams(async () => {
      await this.#begin();
      await this.#openStreams();
      await this.#giveAndRead();
      return await this.#rows();
    });
  }

  attack(attack: Attack): Promise<void> {
    return this.#withStreams(async () => {
      await this.#openStreams();
      await this.#step(310, () => this.#takeAccount(attack));
      await this.#step(315, () => this.#read('after the taking', 'administrator', {}));
    });
  }

  async #withStreams<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      for (const stream of this.#streams.values()) stream.disconnect();
    }
  }

  async #openStreams(): Promise<void> {
    const { app } = this.#server;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    for (const who of READERS) this.#streams.set(who, await Stream.open(`http://127.0.0.1:${port}/api/changes`, this.#who(who).cookie));
  }

  async #begin(): Promise<void> {
    const { context } = this.#server;
    this.#at(-40);
    const joined: Readonly<Record<string, TestPerson>> = {
      asha: { name: 'Asha Rao', email: 'asha@campus.example', rollNumber: '20230001' },
      binoy: { name: 'Binoy Das', email: 'binoy@campus.example', rollNumber: '20230002' },
      'somebody else': { name: 'Chitra Nair', email: 'chitra@campus.example', rollNumber: '20230003' },
      student: { name: 'Deepa Sen', email: 'deepa@campus.example', rollNumber: '20230004' },
      coordinator: { name: 'Esha Pillai', email: 'robotics@campus.example', rollNumber: '20230005', role: 'CLUB_COORDINATOR' },
      secretary: { name: 'Farid Khan', email: 'farid@campus.example', rollNumber: '20230006', role: 'GENSEC_SCITECH' },
      president: { name: 'Gita Menon', email: 'gita@campus.example', rollNumber: '20230007', role: 'PRESIDENT' },
      administrator: { name: 'Harish Iyer', email: 'harish@campus.example', rollNumber: '20230008', isAdministrator: true },
      'complained of': { name: 'Indu Bose', email: 'indu@campus.example', rollNumber: '20230009' },
    };
    const unit = await addUnit(context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
    this.#unitId = unit.id;
    for (const [who, person] of Object.entries(joined)) await this.#join(who, person);
    const at = (days: number) => new Date(HOUR + days * 24 * 60 * MINUTE_MS);
    const event = await addEvent(context, { unitId: unit.id, title: 'Robo Soccer', startsAt: at(1), endsAt: at(2) });
    const position = await addPosition(context, { unitId: unit.id, title: 'Workshop Lead' });
    await addPositionHolder(context, { userId: this.#who('complained of').userId, positionId: position.id });
    const [asha, binoy] = [this.#who('asha'), this.#who('binoy')];
    Object.assign(this.#pools, {
      userId: [asha.userId, binoy.userId],
      username: [this.#who('coordinator').email, asha.email, binoy.email],
      role: ROLES,
      kind: EXPORT_KINDS,
      skillType: ['technical', 'other'],
      any: [asha.userId, binoy.userId, event.id, unit.id, position.id],
    });
  }

  async #giveAndRead(): Promise<void> {
    // Each of the two visits the portal at a known time of the hour, and the giver gives the feedback at theirs.
    const early = 8 + Math.floor(this.#random() * 12);
    const late = 34 + Math.floor(this.#random() * 12);
    const [ofAsha, ofBinoy] = this.#random() < 0.5 ? [early, late] : [late, early];
    const about =
      this.#random() < 0.5 ? { id: this.#unitId, type: 'Club/Organization' } : { id: this.#who('complained of').userId, type: 'User' };
    const give = async (who: string, comments: string, is_anonymous: boolean) => {
      this.#nextRandomId.next = is_anonymous ? ANONYMOUS_IDS[comments] : undefined;
      const form = formOf(about.id, { target_type: about.type, comments, is_anonymous });
      const answer = await this.#send(who, 'POST', '/api/feedback/add', form, { 'idempotency-key': `${who} ${comments}` });
      this.#nextRandomId.next = undefined;
      if (answer.statusCode !== 201) throw new Error(answer.body);
    };
    const { giver } = this.#game;
    const moments: readonly (readonly [number, () => Promise<unknown>])[] = [
      [ofAsha - 6, () => give('asha', 'Asha says so.', false)],
      [ofAsha, async () => giver === 'asha' && give('asha', COUNTS, true)],
      [ofBinoy - 6, () => give('binoy', 'Binoy says so.', false)],
      [ofBinoy, async () => giver === 'binoy' && give('binoy', COUNTS, true)],
      [3, () => give('somebody else', 'Another in secret.', true)],
      [51, () => give('somebody else', 'A third in secret.', true)],
      [early + 7, () => this.#readAll('in its hour')],
      [57, () => this.#readAll('in its hour, when both were there')],
    ];
    for (const [minute, act] of moments.toSorted(([one], [other]) => one - other)) await this.#step(minute, act);
    await this.#step(59, async () => undefined);
    await this.#step(62, async () => undefined);
    await this.#step(65, () => this.#readAll('after its hour', { isThorough: true }));
    await this.#step(75, async () => {
      const { rows } = await this.#server.context.db.execute<{ id: string }>(sql`select id from feedback where comments = ${COUNTS}`);
      const form = { actions_taken: 'New lamps were fitted.' };
      await this.#act('resolved', 'coordinator', 'PUT', `/api/feedback/mark-resolved/${rows[0]?.id}`, form);
    });
    for (const hour of [2, 3, 4, 5]) await this.#step(hour * 60, async () => undefined);
    await this.#step(305, () => this.#readAll('resolved'));
  }

  /** An administrator, with the help of another one, gets into the account of one of the two and reads everything. */
  async #takeAccount(attack: Attack): Promise<void> {
    const { context } = this.#server;
    const { userId } = this.#who('asha');
    // The administrator has just entered the password.
    this.#people.set('administrator', await this.#enter('harish@campus.example'));
    if (attack === 'correct') {
      await this.#change({ kind: 'change-email', user_id: userId, to: MINE });
      await this.#send(undefined, 'POST', '/auth/forgot-password', { email: MINE });
      const letters = await this.#server.deliverMails();
      const link = /\/reset-password\/[^\s"<]+/.exec(letters.findLast(({ to }) => to === MINE)?.text ?? '')?.[0];
      const reset = await this.#send(undefined, 'POST', `/auth${link}`, { password: 'violet harbor lantern' });
      if (reset.statusCode !== 200) throw new Error(`The password could not be reset: ${reset.body}`);
    } else {
      await this.#join('second', { name: 'Harish Iyer', email: MINE, rollNumber: '1', onboardingComplete: false });
      await this.#change({ kind: 'merge', user_id: userId, into: MINE });
    }
    this.#people.set(TAKER, await this.#enter(MINE));
    await this.#read('taken', TAKER, { isThorough: true });
    await this.#act('taken', TAKER, 'POST', '/api/my-data/exports');
    await this.#server.workOnExports();
    const { rows } = await context.db.execute<{ id: string }>(sql`select id from data_exports`);
    const archive = await this.#server.app.inject({
      url: `/api/my-data/exports/${rows[0]?.id}/archive`,
      headers: { cookie: this.#who(TAKER).cookie },
    });
    for (const [name, bytes] of Object.entries(unzipSync(archive.rawPayload)))
      if (!name.endsWith('.webp')) this.#see(`taken: ${TAKER} archive ${name}`, this.#canonicalText(strFromU8(bytes)));
    let taken = 0;
    for (let status = 201; status === 201; taken += 1) {
      const form = formOf(this.#unitId, { target_type: 'Club/Organization', comments: 'How many are left?' });
      status = (await this.#send(TAKER, 'POST', '/api/feedback/add', form)).statusCode;
      if (taken > 30) throw new Error('There is no limit.');
    }
    this.#see(`taken: ${TAKER} may give`, String(taken));
  }

  /** Two administrators collude: one requests the change, the other confirms it. */
  async #change(change: object): Promise<void> {
    await this.#join('accomplice', { name: 'Jaya Rao', email: 'jaya@campus.example', rollNumber: '20230010', isAdministrator: true });
    await this.#act('taking', 'administrator', 'POST', '/api/admin/account-changes', { ...change, reason: 'It was wrong.' });
    const { rows } = await this.#server.context.db.execute<{ id: string }>(sql`select id from account_changes`);
    await this.#act('taking', 'accomplice', 'POST', `/api/admin/account-changes/${rows[0]?.id}/decision`, { decision: 'confirm' });
  }

  /** Sets the clock, performs the action and runs the jobs due at that time; then everybody reads their messages. */
  async #step(minute: number, act: () => Promise<unknown>): Promise<void> {
    this.#at(minute);
    await act();
    const { context, connection } = this.#server;
    await this.#server.runPeriodicWork();
    await notifyOfAnonymous(context);
    await chainAudit(context);
    await saveRecordedUses(context);
    const letters = await this.#server.deliverMails();
    await this.#learnLabels();
    for (const { to, subject, text } of letters.slice(this.#lettersSeen)) {
      const reader = [...this.#people].find(([who, { email }]) => email === to && !GIVERS.includes(who));
      if (reader ?? to === MINE) this.#see(`minute ${minute}: mail to ${to}`, this.#canonicalText(`${subject}\n${text}`));
    }
    this.#lettersSeen = letters.length;
    const mark = newId();
    await connection.acrossInstitutes.execute(
      sql`insert into changes (institute_id, topic, event_id) values (${context.instituteId}, 'events', ${mark})`,
    );
    for (const [who, stream] of this.#streams) {
      const received = await stream.takeUntil(mark);
      this.#see(`minute ${minute}: stream of ${who}`, JSON.stringify([...new Set(received.map(({ topic }) => topic))].sort()));
    }
  }

  async #readAll(when: string, how: { isThorough?: boolean } = {}): Promise<void> {
    await this.#learnLabels();
    for (const who of READERS) await this.#read(when, who, how);
  }

  /** Everything that somebody may read: all GET endpoints with all parameters available to them. */
  async #read(when: string, who: string, { isThorough = false }: { isThorough?: boolean }): Promise<void> {
    await this.#learnLabels();
    const { cookie, userId } = this.#who(who);
    // From a different address each time, to avoid rate limits.
    this.#visits += 1;
    const remoteAddress = `10.77.${this.#visits >> 8}.${this.#visits & 255}`;
    for (const call of READS) {
      for (const url of this.#addressesOf(call, userId, isThorough)) {
        const { statusCode, headers, body, rawPayload } = await this.#server.app.inject({ url, remoteAddress, headers: { cookie } });
        this.#statuses.set(statusCode, (this.#statuses.get(statusCode) ?? 0) + 1);
        const type = String(headers['content-type'] ?? '');
        const isText = /json|text|csv|calendar|xml/.test(type);
        const answer = isText ? this.#canonicalAnswer(body, type) : String(rawPayload.length);
        const key = `${who} ${this.#labelled(url)}`;
        const tag = String(headers.etag ?? '');
        const moved = this.#tags.get(key) === tag ? 'as before' : 'another';
        this.#tags.set(key, tag);
        const shown = ['x-total-count', 'x-total-accuracy', 'cache-control', 'last-modified'].map((name) => headers[name] ?? '');
        const goesOn = /rel="next"/.test(String(headers.link ?? ''));
        this.#see(`${when}: ${who} GET ${this.#labelled(url)}`, JSON.stringify([statusCode, ...shown, goesOn, tag && moved]) + answer);
      }
    }
  }

  #addressesOf(call: Endpoint, ownId: string, isThorough: boolean): string[] {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const poolOf = (name: string) => [...(this.#pools[name] ?? this.#pools.any ?? []), ...(name === 'userId' ? [ownId] : [])];
    const width = Math.max(1, ...names.map((name) => poolOf(name).length));
    const bare = Array.from({ length: width }, (_, index) =>
      names.reduce((path, name) => {
        const pool = poolOf(name);
        return path.replace(`{${name}}`, encodeURIComponent(pool[index % pool.length] ?? ''));
      }, call.path),
    );
    const [first = call.path] = bare;
    return isThorough ? [...bare, ...queriesOf(call).map((query) => `${first}?${query}`)] : bare;
  }

  async #act(when: string, who: string, method: 'POST' | 'PUT', url: string, body?: object): Promise<void> {
    const answer = await this.#send(who, method, url, body);
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    await this.#learnLabels();
    this.#see(`${when}: ${who} ${method} ${this.#labelled(url)}`, this.#canonicalAnswer(answer.body, 'json'));
  }

  #send(who: string | undefined, method: 'POST' | 'PUT', url: string, payload: object = {}, more: Record<string, string> = {}) {
    const headers = { 'sec-fetch-site': 'same-origin', ...more, ...(who === undefined ? {} : { cookie: this.#who(who).cookie }) };
    return this.#server.app.inject({ method, url, payload, headers, remoteAddress: '10.78.0.1' });
  }

  async #join(who: string, person: TestPerson): Promise<void> {
    const { email } = await this.#server.addUser(person);
    this.#people.set(who, await this.#enter(email));
  }

  async #enter(email: string): Promise<Person> {
    const { context } = this.#server;
    const [user] = await context.db.select().from(users).where(eq(users.email, email));
    const token = user && (await openSession(context, user, { shownBy: 'password' }));
    if (!token) throw new Error(`Nobody signs in as ${email}.`);
    return { userId: user.id, email, cookie: `${cookieName(context.config)}=${token}` };
  }

  #who(who: string): Person {
    const person = this.#people.get(who);
    if (!person) throw new Error(`There is no ${who}.`);
    return person;
  }

  #at(minute: number): void {
    this.#server.setNow(new Date(HOUR + minute * MINUTE_MS));
  }

  #see(where: string, what: string): void {
    this.#seen.set(where, `${this.#seen.get(where) ?? ''}${what}`);
  }

  /** Labels ids by what people see of the record, because ids differ between the worlds. */
  async #learnLabels(): Promise<void> {
    const { rows } = await this.#server.context.db.execute<{ id: string; label: string }>(sql`
      select id, 'person ' || email as label from users union all select id, 'feedback ' || comments from feedback
      union all select id, 'event ' || title from events union all select id, 'unit ' || name from org_units
      union all select id, 'position ' || title from positions union all select id, 'change ' || kind from account_changes`);
    // Labels of accounts that a merge removed are kept.
    for (const { id, label } of rows) this.#labels.set(id, `<${label}>`);
  }

  #labelled(text: string): string {
    return text.replaceAll(UUID, (id) => this.#labels.get(id) ?? id);
  }

  #canonicalText(text: string): string {
    return this.#labelled(text)
      .replaceAll(UUID, '<id>')
      .replaceAll(/(\d{4})-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:\d\d)?)?/g, (moment, year) =>
        Number(year) === YEAR ? moment : '<then>',
      )
      .replaceAll(/(\d{4})\d{4}T\d{6}Z/g, (moment, year) => (Number(year) === YEAR ? moment : '<then>'))
      .replaceAll(/por-[0-9a-f]{8}/gi, '<POR>')
      .replaceAll(/[A-Za-z0-9_-]{32,}/g, '<secret>');
  }

  #canonicalAnswer(body: string, type: string): string {
    if (!type.includes('json'))
      return this.#canonicalText(body.replaceAll(/\r?\n /g, ''))
        .split('\n')
        .sort()
        .join('\n');
    return JSON.stringify(this.#canonical(JSON.parse(body)));
  }

  /** Anonymous feedback of an hour is sorted by random ids; here it is sorted by text instead. */
  #canonical(value: unknown): unknown {
    if (typeof value === 'string') return this.#canonicalText(value);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#canonical(item));
      const isByLot = (item: unknown) => /"is_anonymous":true/.test(JSON.stringify(item) ?? '');
      const byLot = items.filter(isByLot).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
      return items.map((item) => (isByLot(item) ? byLot.shift() : item));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'request_id' || name === 'requestId' ? '<request>' : this.#canonical(each),
      ]),
    );
  }

  async #rows(): Promise<GameResult['rows']> {
    const { acrossInstitutes: db } = this.#server.connection;
    await this.#learnLabels();
    let backup = '';
    await dumpRows(db, async (lines) => {
      for await (const part of lines) backup += part;
    });
    const dumped = backup
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .flatMap(({ table, row }) => (table ? [{ table, row }] : []));
    const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' and table_name <> 'job'`);
    const live: { table: string; row: Record<string, unknown> }[] = [];
    for (const { schema, name } of tables) {
      const found = await db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      );
      live.push(...found.rows.map(({ row }) => ({ table: name, row })));
    }
    return { 'a backup': this.#byTable(dumped), 'the rows of the running database': this.#byTable(live) };
  }

  #byTable(rows: readonly { table: string; row: Record<string, unknown> }[]): Rows {
    const canonical = rows.map(({ table, row }) => ({ table, row: this.#canonical(row) as Record<string, unknown> }));
    return new Map([...Map.groupBy(canonical, ({ table }) => table)].map(([table, all]) => [table, all.map(({ row }) => row)]));
  }
}

const GIVERS: readonly string[] = ['asha', 'binoy', 'somebody else'];
const READERS = ['student', 'coordinator', 'secretary', 'president', 'administrator', 'complained of'] as const;
const TAKER = 'whoever took the account';

/** The places in what was seen, or the columns of rows, where two worlds differ. */
export function differences(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  const places = [...new Set([...one.keys(), ...other.keys()])];
  return places
    .flatMap((place) => {
      const [left, right] = [one.get(place), other.get(place)];
      if (Array.isArray(left) || Array.isArray(right)) return columnsThatDiffer(place, (left ?? []) as Row[], (right ?? []) as Row[]);
      return left === right ? [] : [`${place}\n  ${firstDifference(String(left), String(right))}`];
    })
    .sort();
}

type Row = Readonly<Record<string, unknown>>;

/** Compares, column by column, the rows that only one of the worlds has, in pairs. */
function columnsThatDiffer(table: string, left: readonly Row[], right: readonly Row[]): string[] {
  const rest = right.map((row) => JSON.stringify(row));
  const onlyLeft = left.filter((row) => {
    const at = rest.indexOf(JSON.stringify(row));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  if (onlyLeft.length !== rest.length) return [`${table}: ${left.length} rows and ${right.length}`];
  const columns = new Set<string>();
  const others = rest.map((row): Row => JSON.parse(row));
  // Pairs each row with the most similar one.
  for (const row of onlyLeft) {
    const differing = (other: Row) => Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(other[name]));
    const [nearest] = others.toSorted((one, other) => differing(one).length - differing(other).length);
    if (!nearest) continue;
    others.splice(others.indexOf(nearest), 1);
    for (const name of differing(nearest)) columns.add(`${table}.${name}`);
  }
  return [...columns];
}

function firstDifference(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return [left, right].map((text) => text.slice(Math.max(0, at - 80), at + 120)).join('\n  ');
}

/**
 * Query strings to try for an endpoint, one parameter at a time: each option in its contract, searches for a name or a word, a page of two.
 */
function queriesOf(call: Endpoint): string[] {
  return Object.entries(call.query.entries).flatMap(([name, schema]) => {
    if (name === 'search') return ['search=asha', 'search=binoy', 'search=count'];
    if (name === 'limit') return isList(call) ? ['limit=0', 'limit=2'] : ['limit=2'];
    return choicesOf(schema).map((choice) => `${name}=${encodeURIComponent(choice)}`);
  });
}

interface SomeSchema {
  readonly wrapped?: SomeSchema;
  readonly pipe?: readonly SomeSchema[];
  readonly options?: readonly unknown[];
}

function choicesOf(schema: unknown): string[] {
  const { wrapped, pipe = [], options = [] } = schema as SomeSchema;
  if (wrapped) return choicesOf(wrapped);
  const own = options.filter((option) => typeof option === 'string');
  return own.length > 0 ? own : pipe.filter((each) => each !== schema).flatMap(choicesOf);
}

/** A client's stream of live changes. */
class Stream {
  readonly #disconnecting = new AbortController();
  #received: ChangeMessage['changes'] = [];
  #hasEnded = false;
  #waiting: (() => void)[] = [];

  static async open(url: string, cookie: string): Promise<Stream> {
    const stream = new Stream();
    const answer = await fetch(url, { headers: { cookie, 'sec-fetch-site': 'same-origin' }, signal: stream.#disconnecting.signal });
    if (!answer.ok || !answer.body) throw new Error(`There is no stream: ${answer.status}`);
    void stream.#readFrom(answer.body);
    return stream;
  }

  disconnect(): void {
    this.#disconnecting.abort();
  }

  /** The changes before a given one that goes to everyone. */
  async takeUntil(eventId: string): Promise<ChangeMessage['changes']> {
    const place = () => this.#received.findIndex(({ event_id }) => event_id === eventId);
    while (place() < 0) {
      if (this.#hasEnded) throw new Error('The stream has ended.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const received = this.#received.filter(({ event_id }) => event_id !== eventId);
    this.#received = [];
    return received;
  }

  async #readFrom(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const part of body) {
        const lines = (text + decoder.decode(part, { stream: true })).split('\n');
        text = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data: ')) this.#received = [...this.#received, ...(JSON.parse(line.slice(6)) as ChangeMessage).changes];
        this.#wake();
      }
    } catch {
      // Closed or aborted: wakes up those who wait.
    }
    this.#hasEnded = true;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Deterministic random numbers for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
