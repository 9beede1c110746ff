import type { AccreditationRow, MissingData } from '@quad/domain/accreditation';
import { CERTIFICATE_TEMPLATES, type Certificate } from '@quad/domain/certificates';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { achievements, auditLog, checkIns, eventParticipants, eventReportPhotos, eventReports, feedback } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addAchievement } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

let server: TestApp;
let administrator: Visitor;
let officer: Visitor;
let student: Visitor;
let unitId: string;
const people: Visitor[] = [];

const DAY = new Date('2025-08-20T10:30:00Z');
const OFFICERS = '/api/admin/accreditation-officers';
const EXPORT = { template_id: 'naac-5-3-3', from: 2025, to: 2025, format: 'csv' };
const rowsOf = async (template: string, query = '') => {
  const answer = await officer.get(`/api/accreditation/${template}/rows${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as AccreditationRow[]).map(({ cells }) => cells);
};
const missingDataOf = async (template: string, query = '') => {
  const answer = await officer.get(`/api/accreditation/${template}/holes${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as MissingData[];
};

async function sportsDay(overrides: Parameters<typeof addEvent>[1] | object = {}): Promise<string> {
  const event = await addEvent(server.context, {
    ...{ unitId, title: 'Sports day', category: 'sports', startsAt: DAY, endsAt: new Date('2025-08-20T12:30:00Z') },
    createdAt: new Date('2025-08-01T00:00:00Z'),
    ...overrides,
  });
  return event.id;
}

async function joins(eventId: string, who: readonly Visitor[], addedAt: Date | null = null): Promise<void> {
  const { db, instituteId } = server.context;
  await db.insert(eventParticipants).values(who.map(({ userId }) => ({ instituteId, eventId, userId, addedAt })));
}

async function audited(action: string) {
  const { db, instituteId } = server.context;
  const isTheirs = and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action));
  return db.select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail }).from(auditLog).where(isTheirs);
}

beforeAll(async () => {
  server = await testApp();
  administrator = await server.signIn({ isAdministrator: true });
  officer = await server.signIn();
  student = await server.signIn();
  for (let n = 0; n < 6; n += 1) people.push(await server.signIn());
  unitId = (await addUnit(server.context, { name: 'Athletics Club', category: 'sports' })).id;
});
afterAll(() => server.close());

describe('access to accreditation data', () => {
  it('is denied to users whom no administrator has appointed', async () => {
    for (const path of ['/naac-5-3-3/rows', '/naac-5-3-3/holes'])
      expect((await officer.get(`/api/accreditation${path}`)).statusCode).toBe(403);
    expect((await officer.send('POST', '/api/accreditation/exports', EXPORT)).statusCode).toBe(403);
    expect((await administrator.get('/api/accreditation')).json()).toEqual({ templates: [], years: [] });
  });

  it('is granted by an administrator to existing users, never to themselves', async () => {
    expect((await officer.send('PUT', OFFICERS, { user_ids: [officer.userId] })).statusCode).toBe(403);
    expect((await administrator.send('PUT', OFFICERS, { user_ids: [administrator.userId] })).json()).toMatchObject({
      code: 'SELF_APPOINTMENT',
    });
    expect((await administrator.send('PUT', OFFICERS, { user_ids: [newId()] })).statusCode).toBe(404);
    expect((await administrator.send('PUT', OFFICERS, { user_ids: ['nobody'] })).statusCode).toBe(404);
    expect((await administrator.send('PUT', OFFICERS, { user_ids: [student.userId] })).statusCode).toBe(200);
    expect((await administrator.send('PUT', OFFICERS, { user_ids: [officer.userId, officer.userId] })).statusCode).toBe(200);
    expect((await administrator.get(OFFICERS)).json().map(({ _id }: { _id: string }) => _id)).toEqual([officer.userId]);
    const added = (await audited('accreditation-officer.add')).map(({ subjectId }) => subjectId);
    expect(new Set(added)).toEqual(new Set([student.userId, officer.userId]));
    expect(await audited('accreditation-officer.remove')).toEqual([
      { actorId: administrator.userId, subjectId: student.userId, detail: {} },
    ]);
    const { templates, years } = (await officer.get('/api/accreditation')).json();
    expect([templates.length, years[0]]).toEqual([5, '2026-2027']);
  });
});

describe('accreditation rows', () => {
  it('list past events that were not canceled, with participants counted as of a day, page by page', async () => {
    const id = await sportsDay();
    await joins(id, people.slice(0, 5));
    await joins(id, people.slice(5), new Date('2026-02-01T00:00:00Z'));
    await sportsDay({ title: 'Empty', startsAt: new Date('2025-09-01T10:30:00Z'), endsAt: new Date('2025-09-01T11:30:00Z') });
    await sportsDay({ title: 'Called off', status: 'cancelled' });
    await sportsDay({ title: 'To come', startsAt: new Date('2026-12-01T10:30:00Z'), endsAt: new Date('2026-12-01T11:30:00Z') });
    await sportsDay({ title: 'Tonight', startsAt: new Date('2026-11-20T12:30:00Z'), endsAt: new Date('2026-11-20T15:30:00Z') });
    const { db, instituteId } = server.context;
    const [first] = people;
    const scan = {
      instituteId,
      eventId: id,
      userId: first?.userId ?? '',
      scanId: newId(),
      checkedInBy: officer.userId,
      madeParticipant: false,
    };
    await db.insert(checkIns).values({ ...scan, day: '2025-08-20', at: DAY });
    const empty = ['2025-2026', '2025-09-01', 'Empty', 'sports', 0];
    expect(await rowsOf('naac-5-3-3')).toEqual([['2025-2026', '2025-08-20', 'Sports day', 'sports', 6], empty]);
    expect(await rowsOf('naac-5-3-3', '?as_of=2025-12-31')).toEqual([['2025-2026', '2025-08-20', 'Sports day', 'sports', 5], empty]);
    expect(await rowsOf('naac-5-3-3', '?as_of=2025-08-19')).toEqual([]);
    expect(await rowsOf('naac-5-3-3', '?from=2024&to=2024')).toEqual([]);
    expect((await rowsOf('nba-activities'))[0]?.slice(4)).toEqual(['Athletics Club', '', 6, '<5']);
    const page = await officer.get('/api/accreditation/naac-5-3-3/rows?limit=1');
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '2']);
    const [, next = ''] = /^<(.*)>/.exec(String(page.headers.link)) ?? [];
    expect((await officer.get(next)).json().map(({ cells }: AccreditationRow) => cells)).toEqual([empty]);
    expect((await officer.get('/api/accreditation/naac-5-3-3/rows?limit=0')).headers['x-total-count']).toBe('2');
    expect((await missingDataOf('naac-5-3-3')).map(({ kind, count, items }) => [kind, count, items.map(({ title }) => title)])).toEqual([
      ['no-report', 2, ['Sports day', 'Empty']],
      ['no-participants', 1, ['Empty']],
    ]);
  });

  it('list verified achievements only, with missing certificates and verifications reported', async () => {
    const { db, instituteId } = server.context;
    const achievement = {
      instituteId,
      userId: student.userId,
      type: 'sports',
      level: 'state',
      dateAchieved: '2025-09-01',
      position: '1',
    } as const;
    const createdAt = new Date('2025-09-02T00:00:00Z');
    const verifiedAt = new Date('2025-10-01T00:00:00Z');
    await db.insert(achievements).values([
      { ...achievement, id: newId(), title: 'State meet', createdAt, verifiedAt, verifiedBy: officer.userId },
      { ...achievement, id: newId(), title: 'National meet', createdAt },
    ]);
    expect((await rowsOf('naac-5-3-1')).map(([, title]) => title)).toEqual(['State meet']);
    expect(await rowsOf('naac-5-3-1', '?as_of=2025-09-30')).toEqual([]);
    expect((await missingDataOf('naac-5-3-1')).map(({ kind, count }) => [kind, count])).toEqual([
      ['no-certificate', 1],
      ['unverified', 1],
    ]);
  });

  it('list position holders and grievances, with counts below five masked', async () => {
    const { context } = server;
    const position = await addPosition(context, { unitId, title: 'Secretary' });
    await addPositionHolder(context, { positionId: position.id, userId: student.userId, tenureYear: '2025-2026' });
    expect(await rowsOf('naac-5-3-2')).toEqual([['2025-2026', 'Athletics Club', 'Secretary', '<5']]);
    const createdAt = new Date('2025-10-01T00:00:00Z');
    const grievance = {
      instituteId: context.instituteId,
      targetType: 'Event',
      targetId: unitId,
      comments: 'The lights are out',
      createdAt,
    } as const;
    const answered = { resolvedAt: new Date('2025-10-05T00:00:00Z'), resolvedBy: officer.userId, actionsTaken: 'Mended' };
    await context.db
      .insert(feedback)
      .values([
        ...Array.from({ length: 5 }, () => ({ ...grievance, id: newId(), type: 'Complaint' as const, ...answered })),
        { ...grievance, id: newId(), type: 'Complaint' as const },
        { ...grievance, id: newId(), type: 'Suggestion' as const },
      ]);
    expect(await rowsOf('naac-5-1', '?from=2025&to=2025')).toEqual([['2025-2026', 6, 5, 4]]);
    expect(await rowsOf('naac-5-1', '?from=2025&to=2025&as_of=2025-10-02')).toEqual([['2025-2026', 6, 0, '']]);
    expect(await missingDataOf('naac-5-1')).toEqual([{ kind: 'unanswered', count: 1, href: '/viewfeedback', items: [] }]);
  });

  it('return 404 for an unknown template and 400 for a date in the future', async () => {
    expect((await officer.get('/api/accreditation/none/rows')).statusCode).toBe(404);
    expect((await officer.get('/api/accreditation/none/holes')).statusCode).toBe(404);
    expect((await officer.get('/api/accreditation/naac-5-1/rows?as_of=2027-01-01')).statusCode).toBe(400);
    expect((await officer.send('POST', '/api/accreditation/exports', { ...EXPORT, to: 2050 })).statusCode).toBe(400);
  });
});

describe('accreditation exports', () => {
  const take = (format: string) => officer.send('POST', '/api/accreditation/exports', { ...EXPORT, format });
  const head = [
    'Year',
    'Date of the event',
    'Name of the event or competition',
    'Sports or cultural',
    'Number of students who participated',
  ];

  it('return a CSV file and write an audit log entry', async () => {
    const file = await take('csv');
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, 'attachment; filename="accreditation.csv"']);
    expect(file.body.split('\n').slice(0, 2)).toEqual([`\ufeff${head.join(',')}`, '2025-2026,2025-08-20,Sports day,sports,6']);
    expect((await audited('accreditation.export'))[0]).toEqual({
      ...{ actorId: officer.userId, subjectId: null },
      detail: {
        template: 'NAAC 5.3.3: sports and cultural events',
        ...{ from: '2025-07-01', until: '2026-06-30', asOf: '2026-11-20', format: 'csv' },
      },
    });
  });

  it('return an XLSX file that the import reader can read', async () => {
    await sportsDay({ title: '=2+2 <&> "quoted"', startsAt: new Date('2025-10-01T10:30:00Z'), endsAt: new Date('2025-10-01T11:30:00Z') });
    const file = await take('xlsx');
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const rows = await readSheet(new Uint8Array(file.rawPayload).buffer);
    expect([rows[0], rows[1]?.[4], rows[3]?.[2]]).toEqual([head, 6, '=2+2 <&> "quoted"']);
  });

  it('return a ZIP file with both tables and the missing data', async () => {
    const file = await take('zip');
    const files = unzipSync(new Uint8Array(file.rawPayload));
    expect(Object.keys(files)).toEqual(['about.txt', 'table.csv', 'table.xlsx', 'missing.csv', 'evidence.csv']);
    const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(textOf('about.txt')).toContain('Check with the current manual.');
    expect(textOf('missing.csv')).toContain('no-participants,2,,,/events');
    expect((await readSheet(new Uint8Array(files['table.xlsx'] ?? []).buffer)).length).toBe(4);
  });
});

describe('evidence in accreditation exports', () => {
  const folderOf = async (overrides: object = {}) => {
    const file = await officer.send('POST', '/api/accreditation/exports', { ...EXPORT, format: 'zip', ...overrides });
    const files = unzipSync(new Uint8Array(file.rawPayload));
    return { names: Object.keys(files).slice(4), textOf: (name: string) => Buffer.from(files[name] ?? []).toString() };
  };

  it('includes event reports without the author name, and only photos released as evidence', async () => {
    const { db, instituteId } = server.context;
    const writtenAt = new Date('2025-12-01T00:00:00Z');
    const report = async (photosAsEvidence: boolean, hour: number) => {
      const startsAt = new Date(Date.UTC(2025, 9, 20, hour));
      const eventId = await sportsDay({ title: `Relay <${hour}>`, startsAt, endsAt: new Date(Date.UTC(2025, 9, 20, hour + 1)) });
      const by = { writtenBy: officer.userId, writtenAt, updatedAt: writtenAt };
      await db
        .insert(eventReports)
        .values({ instituteId, eventId, text: 'It rained.\n\n<b>Hard</b>', photosAsEvidence, version: 1, ...by });
      const photo = { instituteId, eventId, image: Buffer.from('RIFF'), createdAt: writtenAt };
      await db.insert(eventReportPhotos).values({ ...photo, id: newId(), name: newId(), place: '12.99156, 80.23368', takenAt: null });
    };
    await report(true, 3);
    await report(false, 5);
    const { names, textOf } = await folderOf();
    expect(names).toEqual(['evidence.csv', 'reports/0001.html', 'photos/0001-1.webp', 'reports/0002.html']);
    expect(textOf('evidence.csv').split('\n').slice(1, 3)).toEqual([
      '2025-10-20,Relay <3>,reports/0001.html,1,1,0',
      '2025-10-20,Relay <5>,reports/0002.html,0,0,0',
    ]);
    const html = textOf('reports/0001.html');
    for (const part of ['Relay &lt;3&gt;', '&lt;b&gt;Hard&lt;/b&gt;', '../photos/0001-1.webp', '12.99156, 80.23368', 'Athletics Club'])
      expect(html).toContain(part);
    const { name } = (await officer.get('/auth/fetchAuth')).json().personal_info;
    expect(html).not.toContain(name);
    expect(textOf('photos/0001-1.webp')).toBe('RIFF');
    expect((await folderOf({ as_of: '2025-11-30' })).names).toEqual(['evidence.csv']);
  });

  it('lists achievements with the codes of their certificates if the template names students', async () => {
    const eventId = await sportsDay({ title: 'Cup' });
    const president = await server.signIn({ role: 'PRESIDENT' });
    const [winner, second] = people;
    const verified = { eventId, type: 'sports', verifiedAt: DAY, verifiedBy: officer.userId, createdAt: DAY } as const;
    const of = { ...verified, dateAchieved: '2025-09-02' };
    await addAchievement(server.context, { ...of, userId: winner?.userId ?? '', title: 'Cup won', position: '1st' });
    await addAchievement(server.context, { ...of, userId: second?.userId ?? '', title: 'Cup lost', position: '2nd' });
    const signatories = [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }];
    const order = { kind: 'winner', days: null, ...CERTIFICATE_TEMPLATES.winner, signatories };
    expect((await president.send('POST', `/api/events/${eventId}/certificates`, order)).statusCode).toBe(201);
    await server.workOnCertificates();
    const issued: Certificate[] = (await president.get(`/api/events/${eventId}/certificates`)).json();
    const codeOf = (rank: string) => issued.find((certificate) => certificate.rank === rank)?.code;
    const { names, textOf } = await folderOf({ template_id: 'naac-5-3-1' });
    expect(names).toEqual(['evidence.csv']);
    expect(textOf('evidence.csv').trim().split('\n').slice(1)).toEqual([
      '2025-09-01,State meet,,',
      `2025-09-02,Cup won,,${codeOf('1st')}`,
      `2025-09-02,Cup lost,,${codeOf('2nd')}`,
    ]);
    const before = await folderOf({ template_id: 'naac-5-3-1', as_of: '2026-11-19' });
    expect(before.textOf('evidence.csv')).toContain('2025-09-02,Cup won,,\n');
  });

  it('masks the number of certificates below five', async () => {
    const { db, instituteId } = server.context;
    const signatories = [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }];
    const president = await server.signIn({ role: 'PRESIDENT' });
    const organized = async (title: string, count: number, hour: number) => {
      const startsAt = new Date(Date.UTC(2025, 9, 21, hour));
      const organizers = people.slice(0, count).map(({ userId }) => userId);
      const eventId = await sportsDay({ title, organizers, startsAt, endsAt: new Date(Date.UTC(2025, 9, 21, hour + 1)) });
      const written = { writtenBy: officer.userId, writtenAt: DAY, updatedAt: DAY };
      await db.insert(eventReports).values({ instituteId, eventId, text: 'Dry.', photosAsEvidence: false, version: 1, ...written });
      const order = { kind: 'organizer', days: null, ...CERTIFICATE_TEMPLATES.organizer, signatories };
      expect((await president.send('POST', `/api/events/${eventId}/certificates`, order)).statusCode).toBe(201);
    };
    await organized('Few', 4, 3);
    await organized('Many', 5, 5);
    await server.workOnCertificates();
    const lines = (await folderOf()).textOf('evidence.csv').split('\n');
    expect(lines.filter((line) => /Few|Many/.test(line)).map((line) => line.split(',').at(-1))).toEqual(['<5', '5']);
  });

  it('is empty for position holders, grievances, and templates of achievements without names', async () => {
    for (const template_id of ['naac-5-3-2', 'naac-5-1']) expect((await folderOf({ template_id })).names).toEqual([]);
    const columns = [{ figure: 'title', heading: 'Award' }];
    const input = { name: 'Awards', source: 'The senate', kind: 'achievements', columns };
    const { _id } = (await administrator.send('POST', '/api/admin/accreditation-templates', input)).json();
    expect((await folderOf({ template_id: _id })).names).toEqual([]);
    await administrator.send('DELETE', `/api/admin/accreditation-templates/${_id}`);
  });
});

describe('accreditation templates of the institute', () => {
  const input = { name: 'Own', source: 'The senate', kind: 'events', columns: [{ figure: 'title', heading: 'Event' }] };
  const TEMPLATES = '/api/admin/accreditation-templates';

  it('are added, listed and deleted by administrators only', async () => {
    expect((await officer.send('POST', TEMPLATES, input)).statusCode).toBe(403);
    expect((await administrator.send('POST', TEMPLATES, { ...input, columns: [] })).statusCode).toBe(400);
    const added = (await administrator.send('POST', TEMPLATES, input)).json();
    expect(added).toMatchObject({ own: true, dated: '2026-11-20', source: 'The senate' });
    expect((await rowsOf(added._id)).flat()).toContain('Sports day');
    expect((await administrator.get(TEMPLATES)).json()).toEqual([added]);
    expect((await officer.get(TEMPLATES)).statusCode).toBe(403);
    expect((await administrator.send('DELETE', `${TEMPLATES}/${added._id}`)).statusCode).toBe(200);
    expect((await administrator.send('DELETE', `${TEMPLATES}/${added._id}`)).statusCode).toBe(404);
    expect((await administrator.send('DELETE', `${TEMPLATES}/naac-5-1`)).statusCode).toBe(400);
  });

  it('are limited to 20', async () => {
    for (let n = 0; n < 20; n += 1) expect((await administrator.send('POST', TEMPLATES, input)).statusCode).toBe(201);
    expect((await administrator.send('POST', TEMPLATES, input)).statusCode).toBe(409);
  });
});
