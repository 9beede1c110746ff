import { Achievement } from '@quad/domain/achievements';
import {
  EMBEDDED_TABLES,
  type ExportKind,
  guessColumns,
  type ImportKind,
  type ListedRecords,
  linesOfList,
  valuesOf,
} from '@quad/domain/administration';
import { Event } from '@quad/domain/events';
import { OrgUnit } from '@quad/domain/org-units';
import { Position, PositionHolder } from '@quad/domain/positions';
import { Room } from '@quad/domain/rooms';
import { UserSkill } from '@quad/domain/skills';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { singleBatch } from '../../db/batches.ts';
import { newId } from '../../db/ids.ts';
import {
  achievements,
  auditLog,
  eventOrganizers,
  eventQuestions,
  eventSeries,
  events,
  ledgerAccounts,
  notifications,
  orgUnits,
  positionHolders,
  positions,
  publicPages,
  registrations,
  roomNames,
  rooms,
  seriesMeetings,
  skills,
  surveys,
  userSkills,
  users,
} from '../../db/schema.ts';
import { ENGINE } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { recount } from '../ledger/testing/recount.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { IMPORTERS } from './importers.ts';
import { importing } from './testing/importing.ts';

// docs/specification/administration.md#administration-imports

/** Schemas by which the portal parses its lists. */
const LISTED = {
  events: Event,
  positions: Position,
  holders: PositionHolder,
  skills: UserSkill,
  achievements: Achievement,
  units: OrgUnit,
  rooms: Room,
};

let server: TestApp;
let office: Visitor;
let table: ReturnType<typeof importing>;
let unitId: string;
let positionId: string;
let asha: string;
let binoy: string;

beforeEach(async () => {
  server = await testApp();
  office = await server.signIn({ isAdministrator: true, name: 'Olivia Office', email: 'office@campus.example' });
  table = importing(server, office);
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
  positionId = (await addPosition(server.context, { unitId, title: 'Captain', positionCount: 1 })).id;
  asha = (await server.addUser({ name: 'Asha Rao', email: 'asha@campus.example' })).id;
  binoy = (await server.addUser({ name: 'Binoy Das', email: 'binoy@campus.example' })).id;
  return () => server.close();
});

const csv = (...lines: string[]) => lines.join('\n');
/** Restricts to this test's institute, because other tests share the database. */
const here = ({ instituteId }: { instituteId: PgColumn }) => eq(instituteId, server.context.instituteId);

async function actions(): Promise<string[]> {
  const { db } = server.context;
  const rows = await db.select({ action: auditLog.action }).from(auditLog).where(here(auditLog)).orderBy(asc(auditLog.sequence));
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('import.'));
}

/** Error of the only line of a table. */
async function fault(kind: ImportKind, file: string): Promise<string | undefined> {
  const [only] = await table.rowStatuses(await table.check(kind, file));
  return only?.[1] === 'wrong' ? only[2] : undefined;
}

async function archive(): Promise<void> {
  await server.context.db.update(orgUnits).set({ isActive: false }).where(eq(orgUnits.id, unitId));
}

describe('importing rooms', () => {
  const ROOMS = csv(
    'Name,Building,Capacity,Equipment,Opens,Closes,Decided by,Archived',
    'LH 1,Main Block,80,Projector; Whiteboard,08:00,22:00,General secretary (Sports),no',
    'LH 2,,,,,,,',
  );
  const found = () => server.context.db.select().from(rooms).where(here(rooms)).orderBy(asc(rooms.key));

  it('creates rooms as checked, changes existing ones, and can be undone', async () => {
    const checked = await table.check('rooms', ROOMS);
    expect([checked.counts, await found()]).toEqual([{ new: 2, changed: 0, same: 0, wrong: 0 }, []]);
    const made = await table.apply(checked);
    expect(await found()).toMatchObject([
      {
        key: 'lh 1',
        name: 'LH 1',
        building: 'Main Block',
        capacity: 80,
        equipment: ['Projector', 'Whiteboard'],
        opens: '08:00',
        closes: '22:00',
        decidedBy: 'GENSEC_SPORTS',
        isArchived: false,
      },
      { key: 'lh 2', building: '', capacity: null, equipment: [], opens: null, closes: null, decidedBy: 'PRESIDENT', isArchived: false },
    ]);
    const again = await table.check('rooms', 'Name,Capacity\nlh 1,90\nLH 2,\n');
    expect(await table.rowStatuses(again)).toEqual([
      [2, 'changed', 'Name, Capacity changed.'],
      [3, 'same', ''],
    ]);
    const changed = await table.apply(again);
    expect(await found()).toMatchObject([{ name: 'lh 1', capacity: 90, building: 'Main Block' }, { name: 'LH 2' }]);
    expect(await table.undo(changed)).toMatchObject({ state: 'undone', left: 0 });
    expect(await found()).toMatchObject([{ name: 'LH 1', capacity: 80 }, { name: 'LH 2' }]);
    expect(await table.undo(made)).toMatchObject({ state: 'undone', left: 0 });
    expect([await found(), await server.context.db.select().from(roomNames).where(here(roomNames))]).toEqual([[], []]);
    expect(await actions()).toEqual(['room.create', 'room.create', 'room.update', 'room.update', 'room.remove', 'room.remove']);
  });

  it('keeps a room on undo if it was changed since', async () => {
    const made = await table.apply(await table.check('rooms', ROOMS));
    await server.context.db
      .update(rooms)
      .set({ capacity: 60 })
      .where(and(here(rooms), eq(rooms.key, 'lh 1')));
    expect(await table.undo(made)).toMatchObject({ state: 'undone', left: 1 });
    expect(await found()).toMatchObject([{ key: 'lh 1', capacity: 60 }]);
  });

  it.each([
    [',80', 'In the column Name: Enter a room or venue.'],
    ['LH 3,none', 'In the column Capacity: Enter how many people it holds, as a whole number from 1.'],
    ['LH 3,,8', 'In the column Opens: Enter the time as HH:MM.'],
    ['LH 3,,08:00', 'In the column Closes: Enter both times, or none of them for a room that is always open.'],
    ['LH 3,,,,Nobody', 'In the column Decided by: Choose who decides from the list.'],
    ['LH 3,,,,,maybe', 'In the column Archived: Say yes or no.'],
    ['Hall  one', '"Hall  one" is another name of LH 1.'],
  ])('rejects %s', async (line, note) => {
    await table.apply(await table.check('rooms', ROOMS));
    const { db, instituteId } = server.context;
    const [first] = await found();
    await db.insert(roomNames).values({ instituteId, key: 'hall one', name: 'Hall One', roomId: first?.id ?? '' });
    expect(await fault('rooms', csv('Name,Capacity,Opens,Closes,Decided by,Archived', line))).toBe(note);
  });
});

describe('importing position holders', () => {
  const HEADER = 'Email,Unit,Position,Tenure,Status,Appointed on';
  const found = async () => {
    const rows = await server.context.db
      .select()
      .from(positionHolders)
      .where(here(positionHolders))
      .orderBy(asc(positionHolders.tenureYear), asc(positionHolders.id));
    return rows.map(({ userId, tenureYear, status, appointmentDate }) =>
      [userId === asha ? 'asha' : 'binoy', tenureYear, status, appointmentDate ?? '-'].join(' '),
    );
  };

  it('adds and changes holders within the places of a position, and can be undone', async () => {
    const checked = await table.check(
      'holders',
      csv(
        HEADER,
        'asha@campus.example,Robotics Club,Captain,2024-2025,completed,2024-04-02',
        'binoy@campus.example,Robotics Club,Captain,2025-2026,,',
        'asha@campus.example,Robotics Club,Captain,2025-2026,active,',
      ),
    );
    expect(await table.rowStatuses(checked)).toEqual([
      [2, 'new', ''],
      [3, 'new', ''],
      [4, 'wrong', 'Maximum position holders (1) already appointed for the year 2025-2026.'],
    ]);
    const made = await table.apply(checked);
    expect(await found()).toEqual(['asha 2024-2025 completed 2024-04-02', 'binoy 2025-2026 active -']);
    // The first line frees the place that the second one takes.
    const change = csv(
      HEADER,
      'binoy@campus.example,Robotics Club,captain,2025-2026,Completed,',
      'asha@campus.example,Robotics Club,captain,2025-2026,active,',
    );
    const changed = await table.apply(await table.check('holders', change));
    expect(await table.rowStatuses(changed)).toEqual([
      [2, 'changed', 'Status changed.'],
      [3, 'new', ''],
    ]);
    expect(await table.undo(changed)).toMatchObject({ left: 0 });
    expect(await found()).toEqual(['asha 2024-2025 completed 2024-04-02', 'binoy 2025-2026 active -']);
    expect(await table.undo(made)).toMatchObject({ left: 0 });
    expect(await found()).toEqual([]);
  });

  it('does not reactivate a holder on undo if the place is taken', async () => {
    await addPositionHolder(server.context, { userId: binoy, positionId, tenureYear: '2026-2027' });
    const ended = await table.apply(
      await table.check('holders', csv(HEADER, 'binoy@campus.example,Robotics Club,Captain,2026-2027,terminated,')),
    );
    await addPositionHolder(server.context, { userId: asha, positionId, tenureYear: '2026-2027' });
    expect(await table.undo(ended)).toMatchObject({ left: 1 });
    expect((await found()).toSorted()).toEqual(['asha 2026-2027 active -', 'binoy 2026-2027 terminated -']);
  });

  it.each([
    ['nobody@campus.example,Robotics Club,Captain,2026-2027', 'Nobody has an account with nobody@campus.example.'],
    ['asha@campus.example,Chess Club,Captain,2026-2027', 'There is no unit "Chess Club".'],
    ['asha@campus.example,Robotics Club,Treasurer,2026-2027', 'Robotics Club has no position "Treasurer".'],
    ['asha@campus.example,Robotics Club,Captain,2031-2032', 'In the column Tenure: Choose one of the listed tenure years.'],
    [
      'asha@campus.example,Robotics Club,Captain,2026-2027,gone',
      'In the column Status: The status must be active, completed or terminated.',
    ],
    ['asha@campus.example,Robotics Club,Captain,2026-2027,,soon', 'In the column Appointed on: Enter the date as YYYY-MM-DD.'],
    ['office@campus.example,Robotics Club,Captain,2026-2027', 'Another administrator has to do this: you cannot decide about yourself.'],
  ])('rejects %s', async (line, note) => {
    expect(await fault('holders', csv(HEADER, line))).toBe(note);
  });

  it('rejects a holder in an archived unit', async () => {
    await archive();
    const line = 'asha@campus.example,Robotics Club,Captain,2026-2027';
    expect(await fault('holders', csv(HEADER, line))).toBe('This unit is archived and accepts nothing new.');
  });
});

describe('importing events', () => {
  const HEADER = 'Title,Unit,Category,Starts,Ends,Venue,Mode,Organizers,Registration,Registration ends,Fees,Places,Budget,Sponsors';
  const LINE =
    'Line Follower,Robotics Club,Technical,2026-11-27 18:30,2026-11-27T20:30,Hall,offline,asha@campus.example; binoy@campus.example,yes,2026-11-26 18:00,150,60,40000,Sahyadri; Acme';
  const found = () => server.context.db.select().from(events).where(here(events)).orderBy(asc(events.title));

  it('creates events with organizers, sends no notifications, and can be undone', async () => {
    const checked = await table.check('events', csv(HEADER, LINE, 'Ideas,Robotics Club,technical,,,,,,,,,,,'));
    expect([checked.counts, await found()]).toEqual([{ new: 2, changed: 0, same: 0, wrong: 0 }, []]);
    const made = await table.apply(checked);
    expect(await found()).toMatchObject([
      { title: 'Ideas', startsAt: null, registrationRequired: false, status: 'planned' },
      {
        title: 'Line Follower',
        category: 'technical',
        unitId,
        startsAt: new Date('2026-11-27T13:00:00.000Z'),
        endsAt: new Date('2026-11-27T15:00:00.000Z'),
        venue: 'Hall',
        mode: 'offline',
        registrationRequired: true,
        registrationEndsAt: new Date('2026-11-26T12:30:00.000Z'),
        fees: 150,
        maxParticipants: 60,
        allocatedBudget: 40000,
        sponsors: ['Sahyadri', 'Acme'],
        status: 'planned',
      },
    ]);
    const { db } = server.context;
    expect(await db.select().from(eventOrganizers).where(here(eventOrganizers))).toHaveLength(2);
    expect(await db.select().from(notifications).where(here(notifications))).toEqual([]);
    expect(await table.check('events', csv(HEADER, LINE))).toMatchObject({ counts: { same: 1 } });
    expect(await table.undo(made)).toMatchObject({ state: 'undone', left: 0 });
    expect(await found()).toEqual([]);
    expect(await actions()).toEqual(['event.create', 'event.create', 'event.remove', 'event.remove']);
  });

  it('changes only the given columns, and promotes the waiting list when places are added', async () => {
    await table.apply(await table.check('events', csv(HEADER, LINE.replace(',60,', ',1,'))));
    const { db, instituteId } = server.context;
    const [event] = await found();
    const place = { instituteId, eventId: event?.id ?? '' };
    await db.insert(registrations).values([
      { ...place, userId: asha, state: 'registered', registeredAt: TEST_NOW, arrival: 1 },
      { ...place, userId: binoy, state: 'waiting', registeredAt: TEST_NOW, arrival: 2 },
    ]);
    const change = 'Title,Unit,Category,Starts,Places,Venue\nLine Follower,Robotics Club,technical,2026-11-27 18:30,2,Lawn\n';
    const checked = await table.check('events', change);
    expect(await table.rowStatuses(checked)).toEqual([[2, 'changed', 'Venue, Places changed.']]);
    const states = async () => (await db.select().from(registrations).where(here(registrations))).map(({ state }) => state).toSorted();
    expect(await states()).toEqual(['registered', 'waiting']);
    const changed = await table.apply(checked);
    expect(await found()).toMatchObject([{ venue: 'Lawn', maxParticipants: 2, fees: 150, sponsors: ['Sahyadri', 'Acme'] }]);
    expect(await states()).toEqual(['registered', 'registered']);
    // Two people are registered: neither an import nor an undo reduces the places below that.
    expect(await fault('events', change.replace(',2,', ',1,'))).toBe('2 people are registered already. Enter 2 or more.');
    expect(await table.undo(changed)).toMatchObject({ left: 1 });
    expect(await found()).toMatchObject([{ venue: 'Lawn', maxParticipants: 2 }]);
  });

  it.each<[string, (event: { instituteId: string; eventId: string }) => Promise<unknown>]>([
    ['questions', (event) => server.context.db.insert(eventQuestions).values({ ...event, version: 1, fields: [], createdAt: TEST_NOW })],
    [
      'a survey',
      (event) => server.context.db.insert(surveys).values({ ...event, fields: [], anonymous: false, version: 1, updatedAt: TEST_NOW }),
    ],
    [
      'a public page',
      (event) =>
        server.context.db
          .insert(publicPages)
          .values({ ...event, id: newId(), slug: 'line-follower', isPublic: true, version: 1, changedAt: TEST_NOW }),
    ],
    [
      'further meetings',
      async ({ instituteId, eventId }) => {
        const repeats = { every: 1, weekdays: ['FR' as const], until: '2026-12-31', count: null };
        const series = {
          instituteId,
          id: newId(),
          repeats,
          firstDay: '2026-11-27',
          startTime: '18:30',
          endTime: '20:30',
          createdAt: TEST_NOW,
        };
        await server.context.db.insert(eventSeries).values(series);
        await server.context.db.insert(seriesMeetings).values({ instituteId, eventId, seriesId: series.id, originalStart: TEST_NOW });
      },
    ],
  ])('keeps an event on undo if it has %s', async (_name, add) => {
    const made = await table.apply(await table.check('events', csv(HEADER, LINE)));
    const [event] = await found();
    await add({ instituteId: server.context.instituteId, eventId: event?.id ?? '' });
    expect(await table.undo(made)).toMatchObject({ left: 1 });
    expect(await found()).toHaveLength(1);
  });

  it('keeps an event on undo if it has a registration', async () => {
    const made = await table.apply(await table.check('events', csv(HEADER, LINE)));
    const { db, instituteId } = server.context;
    const [event] = await found();
    await db
      .insert(registrations)
      .values({ instituteId, eventId: event?.id ?? '', userId: asha, state: 'registered', registeredAt: TEST_NOW, arrival: 1 });
    expect(await table.undo(made)).toMatchObject({ left: 1 });
    expect(await found()).toHaveLength(1);
  });

  it.each([
    [',Robotics Club,technical', 'In the column Title: Enter a title.'],
    ['A,Chess Club,technical', 'There is no unit "Chess Club".'],
    ['A,Robotics Club,dance', 'In the column Category: Choose a category.'],
    ['A,Robotics Club,technical,tomorrow', 'In the column Starts: Write it as YYYY-MM-DD HH:MM.'],
    ['A,Robotics Club,technical,,2026-02-30 10:00', 'In the column Ends: Write it as YYYY-MM-DD HH:MM.'],
    ['A,Robotics Club,technical,2026-11-27 18:30,2026-11-27 18:00', 'In the column Ends: The event must end after it starts.'],
    ['A,Robotics Club,technical,2026-11-27 18:30,2126-11-27 20:00', 'In the column Ends: An event lasts a year at most.'],
    ['A,Robotics Club,technical,,,,outside', 'In the column Mode: The mode must be online, offline or hybrid.'],
    ['A,Robotics Club,technical,,,,,nobody@campus.example', 'Nobody has an account with nobody@campus.example.'],
    ['A,Robotics Club,technical,,,,,president@campus.example', 'president@campus.example is not a student. Organizers must be students.'],
    ['A,Robotics Club,technical,,,,,,perhaps', 'In the column Registration: Say yes or no.'],
    ['A,Robotics Club,technical,,,,,,no,,150', 'Require registration, or leave its times, fees and places blank.'],
    ['A,Robotics Club,technical,,,,,,yes,,many', 'In the column Fees: Enter an amount from 0 to 1,000,000,000.'],
    ['A,Robotics Club,technical,,,,,,yes,,,0', 'In the column Places: Enter how many may take part, as a whole number from 1.'],
    ['A,Robotics Club,technical,,,,,,,,,,-1', 'In the column Budget: Enter an amount from 0 to 1,000,000,000.'],
  ])('rejects %s', async (line, note) => {
    await server.addUser({ email: 'president@campus.example', role: 'PRESIDENT' });
    expect(await fault('events', csv(HEADER, line))).toBe(note);
  });

  it('rejects duplicate lines and lines for an archived unit', async () => {
    const twice = await table.check('events', csv(HEADER, LINE, LINE.toUpperCase()));
    expect((await table.rowStatuses(twice)).map(([, , note]) => note)).toEqual(['', 'This is in the table more than once.']);
    await archive();
    expect(await fault('events', csv(HEADER, LINE))).toBe('This unit is archived and accepts nothing new.');
  });
});

describe('importing skills', () => {
  const HEADER = 'Email,Skill,Type,Level,Category,Unit,Position';
  const found = async () => {
    const rows = await server.context.db
      .select({ claim: userSkills, name: skills.name })
      .from(userSkills)
      .innerJoin(skills, eq(skills.id, userSkills.skillId))
      .where(here(userSkills))
      .orderBy(asc(userSkills.id));
    return rows.map(({ claim, name }) => `${claim.userId === asha ? 'asha' : 'binoy'} ${name} ${claim.skillType} ${claim.proficiency}`);
  };
  const catalogue = () => server.context.db.select().from(skills).where(here(skills));
  const names = async () => (await catalogue()).map(({ name }) => name);

  it('adds unendorsed skills, proposes skills new to the catalog, and can be undone', async () => {
    await addPositionHolder(server.context, { userId: asha, positionId });
    const checked = await table.check(
      'skills',
      csv(
        HEADER,
        'asha@campus.example,Rust,,expert,Programming,,',
        'binoy@campus.example,rust,technical,,,,',
        'asha@campus.example,Rust,,,,Robotics Club,Captain',
      ),
    );
    expect(checked.counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0 });
    const made = await table.apply(checked);
    expect(await found()).toEqual(['asha Rust technical expert', 'binoy Rust technical beginner', 'asha Rust technical beginner']);
    expect(await catalogue()).toMatchObject([{ createdBy: asha, category: 'Programming', endorsedAt: null }]);
    const claims = await server.context.db.select().from(userSkills).where(here(userSkills));
    expect(claims.map(({ endorsedAt }) => endorsedAt)).toEqual([null, null, null]);
    const changed = await table.apply(await table.check('skills', csv(HEADER, 'asha@campus.example,RUST,,Advanced,,,')));
    expect(await table.rowStatuses(changed)).toEqual([[2, 'changed', 'Level changed.']]);
    expect(await table.undo(changed)).toMatchObject({ left: 0 });
    expect(await table.undo(made)).toMatchObject({ left: 0 });
    expect([await found(), await names()]).toEqual([[], []]);
  });

  it('neither changes nor undoes an endorsed skill', async () => {
    const made = await table.apply(await table.check('skills', csv(HEADER, 'asha@campus.example,Rust,,expert,Programming,,')));
    await server.context.db.update(userSkills).set({ endorsedBy: binoy, endorsedAt: TEST_NOW }).where(here(userSkills));
    const note = 'It has already been endorsed, so it cannot be changed.';
    expect(await fault('skills', csv(HEADER, 'asha@campus.example,Rust,,beginner,,,'))).toBe(note);
    expect(await table.undo(made)).toMatchObject({ left: 1 });
    expect([await found(), await names()]).toEqual([['asha Rust technical expert'], ['Rust']]);
  });

  it('keeps a proposed skill on undo if another user has it', async () => {
    const made = await table.apply(await table.check('skills', csv(HEADER, 'asha@campus.example,Rust,,,Programming,,')));
    await table.apply(await table.check('skills', csv(HEADER, 'binoy@campus.example,Rust,,,,,')));
    expect(await table.undo(made)).toMatchObject({ left: 0 });
    expect([await found(), await names()]).toEqual([['binoy Rust technical beginner'], ['Rust']]);
  });

  it.each([
    ['nobody@campus.example,Rust', 'Nobody has an account with nobody@campus.example.'],
    ['asha@campus.example,Rust', 'There is no skill "Rust" yet. Enter its category to propose it.'],
    ['asha@campus.example,', 'In the column Skill: Please fill all required fields for the new skill.'],
    ['asha@campus.example,Rust,magic,,Programming', 'In the column Type: Choose the type of the skill.'],
    ['asha@campus.example,Chess,,,', 'There is more than one skill "Chess": enter its type.'],
    ['asha@campus.example,Chess,sports,master', 'In the column Level: Choose how well you know the skill.'],
    ['asha@campus.example,Chess,sports,,,Robotics Club', 'Name both the unit and the position in which it was gained, or neither.'],
    ['asha@campus.example,Chess,sports,,,Chess Club,Captain', 'There is no unit "Chess Club".'],
    ['asha@campus.example,Chess,sports,,,Robotics Club,Treasurer', 'Robotics Club has no position "Treasurer".'],
    ['asha@campus.example,Chess,sports,,,Robotics Club,Captain', 'asha@campus.example has never held this position.'],
  ])('rejects %s', async (line, note) => {
    const known = csv(HEADER, 'binoy@campus.example,Chess,sports,,Games', 'binoy@campus.example,Chess,cultural,,Games');
    await table.apply(await table.check('skills', known));
    expect(await fault('skills', csv(HEADER, line))).toBe(note);
  });
});

describe('importing achievements', () => {
  const HEADER = 'Email,Title,Type,Date,Level,Event,Event on,Certificate,Description';
  const LINE = 'asha@campus.example,Winner,Technical,2026-11-19,national,Line Follower,,https://certificates.example/1,First of 40';
  const found = () => server.context.db.select().from(achievements).where(here(achievements)).orderBy(asc(achievements.title));

  it('adds achievements pending verification, changes them, and can be undone', async () => {
    const { id: eventId } = await addEvent(server.context, { unitId, title: 'Line Follower' });
    const made = await table.apply(await table.check('achievements', csv(HEADER, LINE)));
    expect(await found()).toMatchObject([
      {
        userId: asha,
        title: 'Winner',
        type: 'technical',
        dateAchieved: '2026-11-19',
        level: 'national',
        eventId,
        certificateUrl: 'https://certificates.example/1',
        description: 'First of 40',
        verifiedAt: null,
      },
    ]);
    const changed = await table.apply(await table.check('achievements', csv(HEADER, LINE.replace('national', 'state'))));
    expect(await table.rowStatuses(changed)).toEqual([[2, 'changed', 'Level changed.']]);
    expect(await table.undo(changed)).toMatchObject({ left: 0 });
    expect(await found()).toMatchObject([{ level: 'national' }]);
    expect(await table.undo(made)).toMatchObject({ left: 0 });
    expect(await found()).toEqual([]);
    expect(await actions()).toEqual(['achievement.create', 'achievement.update', 'achievement.update', 'achievement.remove']);
  });

  it('neither changes nor undoes a verified achievement', async () => {
    await addEvent(server.context, { unitId, title: 'Line Follower' });
    const made = await table.apply(await table.check('achievements', csv(HEADER, LINE)));
    await server.context.db.update(achievements).set({ verifiedBy: binoy, verifiedAt: TEST_NOW }).where(here(achievements));
    expect(await table.check('achievements', csv(HEADER, LINE))).toMatchObject({ counts: { same: 1 } });
    const note = 'It has already been verified, so it cannot be changed.';
    expect(await fault('achievements', csv(HEADER, LINE.replace('national', 'state')))).toBe(note);
    expect(await table.undo(made)).toMatchObject({ left: 1 });
  });

  it.each([
    ['nobody@campus.example,Winner,technical,2026-11-19', 'Nobody has an account with nobody@campus.example.'],
    ['asha@campus.example,,technical,2026-11-19', 'In the column Title: Enter the title of the achievement.'],
    ['asha@campus.example,Winner,dance,2026-11-19', 'In the column Type: Choose the type of the achievement.'],
    ['asha@campus.example,Winner,technical,', 'In the column Date: Enter the date of the achievement.'],
    ['asha@campus.example,Winner,technical,2026-11-21', 'In the column Date: The date of the achievement cannot be in the future.'],
    ['asha@campus.example,Winner,technical,2026-11-19,,Quiz', 'There is no event "Quiz".'],
    ['asha@campus.example,Winner,technical,2026-11-19,,Race,2026-11-01', 'No event "Race" begins on 2026-11-01.'],
    ['asha@campus.example,Winner,technical,2026-11-19,,Race', 'There is more than one event "Race": enter the day on which it began.'],
    [
      'asha@campus.example,Winner,technical,2026-11-19,,,,javascript:alert(1)',
      'In the column Certificate: Enter the address of the certificate, beginning with https:// or http://.',
    ],
  ])('rejects %s', async (line, note) => {
    await addEvent(server.context, { unitId, title: 'Race' });
    await addEvent(server.context, { unitId, title: 'Race', startsAt: new Date('2026-11-22T10:30:00.000Z'), endsAt: null });
    expect(await fault('achievements', csv(HEADER, line))).toBe(note);
  });
});

// docs/specification/money.md#money-openings
describe('importing money of earlier years', () => {
  const MONEY = csv(
    'Unit,Year,Type,Amount',
    'Robotics Club,2024-2025,Free,"1,250.50"',
    'robotics club,2024-2025,Food and drink,300',
    'Robotics Club,2025-2026,venue,4000',
  );
  async function rowCounts(): Promise<Record<string, number>> {
    const { db } = server.context;
    const rows = await db
      .select({ key: ledgerAccounts.key, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(here(ledgerAccounts), eq(ledgerAccounts.unitId, unitId)));
    return Object.fromEntries(
      rows.filter(({ balance }) => balance !== 0).map(({ key, balance }) => [key.replace(unitId, 'unit'), balance]),
    );
  }

  it('creates ledger openings, is idempotent, and can be undone', async () => {
    const checked = await table.check('openings', MONEY);
    expect([checked.counts, await rowCounts()]).toEqual([{ new: 3, changed: 0, same: 0, wrong: 0 }, {}]);
    const made = await table.apply(checked);
    expect(await rowCounts()).toEqual({
      'unit/2024-2025/free': 125_050,
      'unit/2024-2025/spent': 30_000,
      'unit/2024-2025/spent/category food': 30_000,
      'unit/2025-2026/spent': 400_000,
      'unit/2025-2026/spent/category venue': 400_000,
    });
    expect((await table.check('openings', MONEY)).counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 });
    expect(await fault('openings', 'Unit,Year,Type,Amount\nRobotics Club,2025-2026,Venue,4001')).toBe(
      'This was entered with another amount. Reverse it in the journal of the unit first.',
    );
    expect(await table.undo(made)).toMatchObject({ state: 'undone', left: 0 });
    expect(await rowCounts()).toEqual({});
    expect(await recount(server.context)).toEqual([]);
    expect((await table.check('openings', MONEY)).counts).toMatchObject({ new: 3 });
    expect(await actions()).toEqual([...Array(3).fill('ledger.create'), ...Array(3).fill('ledger.remove')]);
  });

  it('keeps a line on undo if its money was carried over', async () => {
    const made = await table.apply(await table.check('openings', MONEY));
    const president = await server.signIn({ role: 'PRESIDENT', email: 'president@campus.example' });
    const carried = await president.send('POST', `/api/money/units/${unitId}/carry-over`, { from: '2024-2025', seen: 125_050 });
    expect(carried.statusCode, carried.body).toBe(200);
    expect(await table.undo(made)).toMatchObject({ state: 'undone', left: 1 });
    expect(await rowCounts()).toEqual({ 'unit/2025-2026/free': 125_050 });
  });

  it.each([
    ['Chess Club,2024-2025,Free,1', 'There is no unit "Chess Club".'],
    ['Robotics Club,2026-2027,Free,1', 'In the column Year: Only past years of office can be imported, such as 2024-2025.'],
    ['Robotics Club,2024,Free,1', 'In the column Year: Only past years of office can be imported, such as 2024-2025.'],
    [
      'Robotics Club,2024-2025,Drinks,1',
      'In the column Type: "Drinks" is none of these: Free, Venue, Food and drink, Travel, Printing and publicity, Equipment, Prizes, Guests and judges, Other.',
    ],
    ['Robotics Club,2024-2025,Free,0', 'In the column Amount: Enter an amount from 0.01 to 1,000,000,000.'],
    ['Robotics Club,2024-2025,Free,1.234', 'In the column Amount: Enter an amount from 0.01 to 1,000,000,000.'],
  ])('rejects %s', async (line, expected) => expect(await fault('openings', `Unit,Year,Type,Amount\n${line}`)).toBe(expected));

  it('rejects a duplicate line', async () =>
    expect(
      (await table.check('openings', 'Unit,Year,Type,Amount\nRobotics Club,2024-2025,Free,1\nRobotics Club,2024-2025,free,2')).counts,
    ).toMatchObject({ new: 1, wrong: 1 }));
});

describe('administration exports', () => {
  beforeEach(async () => {
    const { context } = server;
    const { db, instituteId } = context;
    await addPositionHolder(context, {
      userId: asha,
      positionId,
      tenureYear: '2025-2026',
      status: 'completed',
      appointmentDate: '2025-04-02',
      createdAt: new Date('2025-04-02T09:30:00.000Z'),
    });
    await addPositionHolder(context, { userId: binoy, positionId });
    const saved = csv(
      'Name,Building,Capacity,Equipment,Opens,Closes,Archived',
      'LH 1,"Block, ""A""",80,Mic\\; wireless; Projector,08:00,24:00,yes',
      'LH 2,,,,,,',
    );
    await table.apply(await table.check('rooms', saved));
    const event = {
      unitId,
      title: 'A "quoted", long; title',
      organizers: [asha, binoy],
      sponsors: ['Acme; Sons', 'back\\slash'],
      fees: 12.5,
      registrationRequired: true,
      mode: 'hybrid',
    } as const;
    const withSponsors = { ...event, sponsors: [...event.sponsors] };
    // Duplicates of an event are possible, and so are start times with seconds.
    const { id: eventId } = await addEvent(context, withSponsors);
    await addEvent(context, { ...withSponsors, venue: 'Elsewhere', organizers: [] });
    await addEvent(context, { unitId, title: 'Soon', startsAt: new Date('2026-11-27T13:00:30.123Z'), endsAt: null, status: 'cancelled' });
    await addEvent(context, { unitId, title: 'No day', startsAt: null, endsAt: null, description: 'Lines\nand lines' });
    const skilled = csv(
      'Email,Skill,Type,Level,Category,Unit,Position',
      'asha@campus.example,Rust,,expert,Programming,Robotics Club,Captain',
      'binoy@campus.example,Chess,sports,,Games',
    );
    await table.apply(await table.check('skills', skilled));
    await db
      .update(userSkills)
      .set({ endorsedBy: office.userId, endorsedAt: TEST_NOW })
      .where(and(here(userSkills), eq(userSkills.userId, asha)));
    const achieved = {
      instituteId,
      userId: asha,
      title: 'Winner',
      type: 'technical',
      dateAchieved: '2026-11-19',
      createdAt: TEST_NOW,
    } as const;
    await db.insert(achievements).values([
      { ...achieved, id: '00000000-0000-4000-8000-000000000001', eventId, verifiedBy: binoy, verifiedAt: TEST_NOW },
      { ...achieved, id: '00000000-0000-4000-8000-000000000002', certificateUrl: 'https://certificates.example/?a=1,2' },
    ]);
  });

  it.each<[ExportKind, number]>([
    ['positions', 1],
    ['holders', 2],
    ['rooms', 2],
    ['events', 4],
    ['skills', 2],
    ['achievements', 2],
  ])('of %s can be imported again without a change', async (kind, count) => {
    const { file } = await table.save(kind);
    const checked = await table.check(kind, file);
    expect((await table.rowStatuses(checked)).filter(([, rowStatus]) => rowStatus !== 'same')).toEqual([]);
    expect(checked).toMatchObject({ state: 'checked', row_count: count, counts: { same: count } });
  });

  // Compares the exports of office-bearers with the responses of the list endpoints.
  it.each<[keyof ListedRecords, string, number]>([
    ['positions', '/api/positions/get-all', 1],
    ['holders', '/api/positions/get-all-position-holder', 2],
    ['rooms', '/api/rooms', 2],
    ['events', '/api/events/by-role/PRESIDENT?order=agenda', 4],
    ['skills', '/api/skills/user-skills/unendorsed/sports', 1],
    ['achievements', '/api/achievements/unendorsed/technical', 1],
    ['units', '/api/orgUnit/organizational-units', 1],
  ])('of a list of %s by an office-bearer can be imported again without a change', async (kind, address, count) => {
    const { db } = server.context;
    await db.update(achievements).set({ title: 'Runner-up' }).where(eq(achievements.id, '00000000-0000-4000-8000-000000000002'));
    const president = await server.signIn({ role: 'PRESIDENT', email: 'president@campus.example' });
    const answered = await president.get(address);
    expect(answered.statusCode).toBe(200);
    const records = v.parse(v.array(LISTED[kind] as unknown as v.GenericSchema<unknown, never>), answered.json());
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const file = linesOfList(kind, records, 'Asia/Kolkata')
      .map((cells) => cells.map(quoted).join(','))
      .join('\r\n');
    const checked = await table.check(kind, file);
    expect((await table.rowStatuses(checked)).filter(([, rowStatus]) => rowStatus !== 'same')).toEqual([]);
    expect(checked).toMatchObject({ state: 'checked', row_count: count, counts: { same: count } });
  });

  it('contain readable values, escaped separators and times of the campus', async () => {
    expect((await table.save('rooms')).lines).toEqual([
      ['LH 1', 'Block, "A"', '80', 'Mic\\; wireless; Projector', '08:00', '24:00', 'The president', 'yes'],
      ['LH 2', '', '', '', '', '', 'The president', 'no'],
    ]);
    expect((await table.save('holders')).lines.toSorted()).toEqual([
      ['asha@campus.example', 'Robotics Club', 'Captain', '2025-2026', 'completed', '2025-04-02'],
      ['binoy@campus.example', 'Robotics Club', 'Captain', '2026-2027', 'active', ''],
    ]);
    const [first, , soon] = (await table.save('events')).lines;
    expect(first?.slice(2, 7)).toEqual(['technical', '2026-11-21 16:00', '2026-11-21 18:00', '', 'hybrid']);
    expect(soon?.[3]).toBe('2026-11-27T13:00:30.123Z');
  });

  it.each<[ExportKind, string, string[]]>([
    ['positions', 'captain', ['Robotics Club']],
    ['positions', 'quiz', []],
    ['holders', 'asha', ['asha@campus.example']],
    ['rooms', 'lh 2', ['LH 2']],
    ['events', 'soon', ['Soon']],
    ['skills', 'binoy', ['binoy@campus.example']],
    ['achievements', 'winner', ['asha@campus.example', 'asha@campus.example']],
    ['achievements', 'quiz', []],
  ])('of %s contain exactly the matches of the search "%s"', async (kind, search, matches) => {
    expect((await table.save(kind, `?search=${search}`)).lines.map(([first]) => first)).toEqual(matches);
  });

  it('are complete over several pages', async () => {
    const first = await office.get('/api/admin/exports/events?limit=3');
    expect([first.json().length, first.headers['x-total-count']]).toEqual([3, '4']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await office.get(next);
    expect([second.json().length, second.headers.link]).toEqual([1, undefined]);
  });

  it('are available for known kinds and to administrators only', async () => {
    expect((await office.get('/api/admin/exports/people')).statusCode).toBe(400);
    const student = await server.signIn({ email: 'student@campus.example' });
    expect((await student.get('/api/admin/exports/rooms')).statusCode).toBe(403);
  });
});

describe('importing a large table', () => {
  // The maximum that the embedded database imports at once.
  const many = rounds(250, ENGINE === 'embedded' ? EMBEDDED_TABLES.linesAtOnce : 10_000);
  const lines = (line: (n: number) => string) => Array.from({ length: many }, (_, n) => line(n)).join('\n');
  const TABLES: readonly [ImportKind, string, (n: number) => string][] = [
    ['rooms', 'Name,Building,Capacity', (n) => `Room ${n},Block ${n % 7},${(n % 300) + 1}`],
    ['events', 'Title,Unit,Category,Starts,Organizers', (n) => `Event ${n},Robotics Club,technical,2026-12-01 10:00,p${n}@campus.example`],
    ['holders', 'Email,Unit,Position,Tenure,Status', (n) => `p${n}@campus.example,Robotics Club,Captain,2024-2025,completed`],
    ['skills', 'Email,Skill,Category', (n) => `p${n}@campus.example,Skill ${n % 500},Games`],
    ['achievements', 'Email,Title,Type,Date', (n) => `p${n}@campus.example,Winner ${n},sports,2026-11-01`],
  ];

  it.each(TABLES)('of %s adds all lines, and undoes all of them', async (kind, header, line) => {
    const people = lines((n) => `p${n}@campus.example,Person ${n},${100_000 + n}`);
    await table.apply(await table.check('people', `Email,Name,Roll number\n${people}`));
    const applied = await table.apply(await table.check(kind, `${header}\n${lines(line)}`));
    expect(applied).toMatchObject({ state: 'applied', counts: { new: many, wrong: 0 } });
    expect(await table.undo(applied)).toMatchObject({ state: 'undone', left: 0 });
  });

  it.each(TABLES)('of %s is applied in batches without keeping other lines in memory', async (kind, header, line) => {
    let inMemory = 0;
    let atMost = 0;
    const columns = guessColumns(kind, header.split(','));
    async function* batches() {
      for (const start of [0, 10, 20]) {
        inMemory += 10;
        atMost = Math.max(atMost, inMemory);
        yield Array.from({ length: 10 }, (_, n) => ({ line: start + n + 2, values: valuesOf(kind, columns, line(start + n).split(',')) }));
      }
    }
    const context = { ...server.context, actorId: office.userId };
    await server.context.db.transaction(async (tx) => {
      for await (const results of IMPORTERS[kind].apply(tx, context, batches())) inMemory -= results.length;
    });
    expect([inMemory, atMost]).toEqual([0, 10]);
  });

  it.skipIf(ENGINE === 'embedded').each<[ImportKind, string, string]>([
    ['holders', 'Email,Unit,Position,Tenure', 'asha@campus.example,Robotics Club,Captain,2026-2027'],
    ['offices', 'Office,Unit,Email', 'Captain,Robotics Club,asha@campus.example'],
    ['positions', 'Unit,Title,Type,Places', 'Robotics Club,Captain,Leadership,2'],
    ['events', 'Title,Unit,Category', 'Line Follower,Robotics Club,technical'],
  ])('of %s lets others add what refers to units, positions and people meanwhile', async (kind, header, line) => {
    const columns = guessColumns(kind, header.split(','));
    const lines = singleBatch([{ line: 2, values: valuesOf(kind, columns, line.split(',')) }]);
    const { db, instituteId } = server.context;
    const context = { ...server.context, actorId: office.userId };
    await db.transaction(async (tx) => {
      for await (const results of IMPORTERS[kind].apply(tx, context, lines)) {
        expect(results.map(({ rowStatus }) => rowStatus)).not.toContain('wrong');
        // The lock that a foreign key takes.
        for (const referenced of [orgUnits, positions, users]) {
          const { rows } = await db.execute(sql`select from ${referenced} where institute_id = ${instituteId} for key share nowait`);
          expect(rows.length).toBeGreaterThan(0);
        }
      }
    });
  });
});
