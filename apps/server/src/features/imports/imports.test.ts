import { EMBEDDED_TABLES, type Import } from '@quad/domain/administration';
import { formatMessage } from '@quad/domain/messages';
import { and, asc, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../db/ids.ts';
import {
  auditLog,
  importProgress,
  importRows,
  orgUnits,
  positionHolders,
  positions,
  publicPages,
  rooms,
  roster,
  sessions,
  users,
} from '../../db/schema.ts';
import { translationOf } from '../../mail/translation.ts';
import { ENGINE } from '../../testing/database.ts';
import { attemptNext, setQueueTime } from '../../testing/jobs.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { addUnit } from '../events/testing/records.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { IMPORTERS } from './importers.ts';
import { importing } from './testing/importing.ts';

type Importing = ReturnType<typeof importing>;

let server: TestApp;
let office: Visitor;
let upload: Importing['upload'];
let see: Importing['see'];
let check: Importing['check'];
let apply: Importing['apply'];
let undo: Importing['undo'];
let rowStatuses: Importing['rowStatuses'];

beforeEach(async () => {
  server = await testApp();
  office = await server.signIn({ isAdministrator: true, name: 'Olivia Office', email: 'office@campus.example' });
  ({ upload, see, check, apply, undo, rowStatuses } = importing(server, office));
  return () => server.close();
});

const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);
/** Moves the clock and extends the session, which would expire after half a day. */
async function setNow(now: Date): Promise<void> {
  server.setNow(now);
  const { db, instituteId } = server.context;
  await db
    .update(sessions)
    .set({ lastSeenAt: now, confirmedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) })
    .where(eq(sessions.instituteId, instituteId));
}

const emails = async () => {
  const { db, instituteId } = server.context;
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.instituteId, instituteId)).orderBy(asc(users.email));
  return rows.map(({ email }) => email);
};
const numbers = async () => {
  const { db, instituteId } = server.context;
  const rows = await db.select().from(roster).where(eq(roster.instituteId, instituteId)).orderBy(asc(roster.email));
  return rows.map(({ email, rollNumber }) => `${email} ${rollNumber}`);
};
async function roleOf(email: string) {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row?.role;
}

const PEOPLE = 'Email,Name,Roll number,Programme\nasha@campus.example,Asha Rao,1001,B.Tech\nbinoy@campus.example,Binoy Das,1002,\n';

describe('importing people', () => {
  it('changes nothing on check, applies the checked lines, and creates no duplicates when repeated', async () => {
    const checked = await check('people', PEOPLE);
    expect(checked).toMatchObject({ state: 'checked', row_count: 2, counts: { new: 2, changed: 0, same: 0, wrong: 0 } });
    expect([await emails(), await numbers()]).toEqual([['office@campus.example'], []]);
    const applied = await apply(checked);
    expect(applied).toMatchObject({ state: 'applied', applied_at: TEST_NOW.toISOString(), undo_until: hours(24).toISOString() });
    expect(await emails()).toEqual(['asha@campus.example', 'binoy@campus.example', 'office@campus.example']);
    expect(await numbers()).toEqual(['asha@campus.example 1001', 'binoy@campus.example 1002']);
    const again = await check('people', PEOPLE.replace('B.Tech', 'M.Tech'));
    expect(again.counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 0 });
    expect(await rowStatuses(again)).toEqual([
      [2, 'changed', 'Programme: B.Tech → M.Tech.'],
      [3, 'same', ''],
    ]);
    const actions = await server.context.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.instituteId, server.context.instituteId))
      .orderBy(asc(auditLog.sequence));
    expect(actions.map(({ action }) => action)).toEqual(['import.upload', 'import.apply', 'import.applied', 'import.upload']);
    expect(new Set(actions.map(({ actorId }) => actorId))).toEqual(new Set([office.userId]));
  });

  it('skips wrong lines, which can be listed separately', async () => {
    const checked = await check('people', `${PEOPLE}carl,Carl,3\n\ndora@campus.example,Dora,1001\n`);
    expect(checked.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 3 });
    expect(await rowStatuses(checked, '?status=wrong')).toEqual([
      [2, 'wrong', 'The roll number 1001 is in the list more than once.'],
      [4, 'wrong', '"carl" is not an e-mail address.'],
      // Lines are numbered as in a spreadsheet, which shows the blank one too.
      [6, 'wrong', 'The roll number 1001 is in the list more than once.'],
    ]);
    await apply(checked);
    expect(await numbers()).toEqual(['binoy@campus.example 1002']);
  });

  it('can be undone within a day, except for users that have registered since', async () => {
    const applied = await apply(await check('people', PEOPLE));
    const registered = await server.visitor().send('POST', '/auth/register', {
      name: 'Asha Rao',
      email: 'asha@campus.example',
      ID: '1001',
      password: TEST_PASSWORD,
    });
    expect(registered.statusCode).toBe(200);
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 1, undo_until: null });
    expect(await emails()).toEqual(['asha@campus.example', 'office@campus.example']);
    expect(await numbers()).toEqual(['asha@campus.example 1001']);
  });

  it('cannot be undone after a day', async () => {
    const applied = await apply(await check('people', PEOPLE));
    await setNow(hours(24));
    const response = await office.send('POST', `/api/admin/imports/${applied._id}/undo`);
    expect([response.statusCode, response.json().message]).toEqual([409, 'An import can be undone within a day, and that time is over.']);
    expect(await emails()).toHaveLength(3);
  });

  it('is not applied when the data has changed since the check', async () => {
    const checked = await check('people', PEOPLE);
    await server.addUser({ email: 'asha@campus.example', rollNumber: '7' });
    const stale = await apply(checked);
    expect(stale).toMatchObject({
      state: 'stale',
      failure: 'The affected records have changed since the check, so nothing was done. Check it again.',
    });
    expect(await numbers()).toEqual([]);
    await office.send('PUT', `/api/admin/imports/${checked._id}/columns`, { columns: checked.columns });
    await server.workOnImports();
    expect(await rowStatuses(checked)).toEqual([
      [2, 'changed', 'The account has the roll number 7: correct that first.'],
      [3, 'new', ''],
    ]);
  });

  it('reads semicolons, a byte order mark, quotes, renamed columns and another column order', async () => {
    const checked = await check('people', '\ufeffID;E-mail;Full name\r\n1001;Asha@campus.example;"Rao; Asha"\r\n');
    await apply(checked);
    const { db, instituteId } = server.context;
    const [row] = await db.select().from(roster).where(eq(roster.instituteId, instituteId));
    expect(row).toMatchObject({ email: 'asha@campus.example', name: 'Rao; Asha', rollNumber: '1001' });
  });

  it('reads an XLSX file', async () => {
    const checked = await check(
      'people',
      workbook([
        ['Email', 'Name', 'Roll number'],
        ['asha@campus.example', 'Asha Rao', 1001],
      ]),
    );
    expect(checked).toMatchObject({ state: 'checked', header: ['Email', 'Name', 'Roll number'], counts: { new: 1 } });
    await apply(checked);
    expect(await numbers()).toEqual(['asha@campus.example 1001']);
  });

  it('reads dates and times from an XLSX file', async () => {
    await addUnit(server.context, { name: 'Robotics Club' });
    const dates = workbook([
      ['Title', 'Unit', 'Category', 'Starts', 'Ends'],
      ['Line Follower', 'Robotics Club', 'technical', { day: 46353.770833333336 }, { day: 46354 }],
    ]);
    const [row] = (await office.get(`/api/admin/imports/${(await check('events', dates))._id}/rows`)).json();
    expect(row).toMatchObject({
      cells: ['Line Follower', 'Robotics Club', 'technical', '2026-11-27 18:30', '2026-11-28'],
      note: 'In the column Ends: Write it as YYYY-MM-DD HH:MM.',
      sentence: {
        text: 'In the column {header}: {message}',
        values: { header: { text: 'Ends' }, message: { text: 'Write it as YYYY-MM-DD HH:MM.' } },
      },
    });
    expect(formatMessage(row.sentence, translationOf('hi'))).toBe('स्तंभ समाप्ति में: इसे YYYY-MM-DD HH:MM के रूप में लिखें।');
  });

  it('rejects the lines of an XLSX file in which the spreadsheet could not compute a cell, and applies the others', async () => {
    await addUnit(server.context, { name: 'Robotics Club', description: 'Robots', contactEmail: 'robotics@campus.example' });
    const table = workbook([
      ['Name', 'Type', 'Category', 'Contact', 'Description', 'Remark'],
      ['Robotics Club', 'Club', 'technical', 'robotics@campus.example', { error: '#N/A' }, ''],
      ['Chess Club', 'Club', 'sports', 'chess@campus.example', 'Chess', { error: '#NAME?' }],
      ['Dance Club', 'Club', 'cultural', { error: '#REF!' }, { error: '#DIV/0!' }, ''],
    ]);
    const checked = await check('units', table);
    expect(await rowStatuses(checked)).toEqual([
      [2, 'wrong', 'In the column Description: The cell has an error of the spreadsheet: #N/A.'],
      [3, 'new', 'Its contact receives an account, and a mail explaining how to sign in.'],
      [4, 'wrong', 'In the column Contact email: The cell has an error of the spreadsheet: #REF!.'],
    ]);
    expect((await apply(checked)).state).toBe('applied');
    const { db, instituteId } = server.context;
    const units = await db.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId)).orderBy(asc(orgUnits.name));
    expect(units.map(({ name, description }) => [name, description])).toEqual([
      ['Chess Club', 'Chess'],
      ['Robotics Club', 'Robots'],
    ]);
  });

  it('rejects such lines in a CSV file, of people too', async () => {
    const checked = await check('people', 'Email,Name,Roll number\nasha@campus.example,Asha Rao,#N/A\nbinoy@campus.example,#VALUE!,1002\n');
    expect(await rowStatuses(checked)).toEqual([
      [2, 'wrong', 'In the column Roll number: The cell has an error of the spreadsheet: #N/A.'],
      [3, 'wrong', 'In the column Name: The cell has an error of the spreadsheet: #VALUE!.'],
    ]);
  });

  it('reads times of day from an XLSX file', async () => {
    const hours = workbook([
      ['Name', 'Opens', 'Closes'],
      ['LH 1', { day: 8.5 / 24 }, { day: 22 / 24 }],
      ['LH 2', { day: 0 }, { day: 1 }],
    ]);
    const checked = await check('rooms', hours);
    expect(await rowStatuses(checked)).toEqual([
      [2, 'new', ''],
      [3, 'new', ''],
    ]);
    const rows: { cells: string[] }[] = (await office.get(`/api/admin/imports/${checked._id}/rows`)).json();
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['LH 1', '08:30', '22:00'],
      ['LH 2', '00:00', '24:00'],
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['that is empty', '', 'The first line has to name the columns.'],
    ['without rows below the header', 'Email,Name\n', 'The file has no lines below the names of its columns.'],
    ['that is not text in UTF-8', new Uint8Array([0x80, 0x81, 0x2c]), 'The file cannot be read. Save it as CSV in UTF-8 and try again.'],
    ['with an unclosed quote', 'Email\n"asha', 'The file cannot be read. Save it as CSV in UTF-8 and try again.'],
    [
      'that is a ZIP archive but not a workbook',
      zipSync({ 'a.txt': strToU8('a') }),
      'The workbook cannot be read. Save it as XLSX, or as CSV in UTF-8.',
    ],
    ['with too many lines', `Email\n${'a\n'.repeat(20_001)}`, 'The file has more than 20,000 lines. Import it in parts.'],
    ['with a text that is too long', `Email\n${'a'.repeat(2001)}`, 'Line 2 has a text of more than 2,000 characters.'],
    ['with too many columns', `${'a,'.repeat(40)}a\nb`, 'The file has more than 40 columns.'],
  ])('rejects a file %s', async (_, file, message) => {
    const response = await upload('people', file);
    expect([response.statusCode, response.json().errors]).toEqual([400, { file: message }]);
  });

  it('rejects an XLSX file that is too large when unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 * 1024) }, { level: 9 });
    expect((await upload('people', bomb)).json().message).toBe('The workbook cannot be read. Save it as XLSX, or as CSV in UTF-8.');
  });

  it.each([
    ['CSV', (lines: string[][]) => lines.map((cells) => cells.join(',')).join('\n')],
    ['XLSX', (lines: string[][]) => workbook(lines)],
  ])('rejects a file with too many lines between blank ones instead of dropping the last (%s)', async (_, write) => {
    const lines = Array.from({ length: 20_001 }, (_line, n) => [`p${n}`, '']);
    const file = write([['Email', 'Name'], ...lines.slice(0, 10), ['', ''], ...lines.slice(10)]);
    expect((await upload('people', file)).json().message).toBe('The file has more than 20,000 lines. Import it in parts.');
  });

  it('keeps what the list has of a person in columns that a table does not have', async () => {
    const whole = 'Email,Name,Roll number,Programme,Discipline,Year\nasha@campus.example,Asha Rao,1001,B.Tech,Physics,2024\n';
    await apply(await check('people', whole));
    const part = 'Email,Name,Roll number\nasha@campus.example,Asha R. Rao,1001\n';
    const checked = await check('people', part);
    expect(await rowStatuses(checked)).toEqual([[2, 'changed', 'Name: Asha Rao → Asha R. Rao.']]);
    await apply(checked);
    const { db, instituteId } = server.context;
    const [row] = await db.select().from(roster).where(eq(roster.instituteId, instituteId));
    expect(row).toMatchObject({ name: 'Asha R. Rao', program: 'B.Tech', branch: 'Physics', batchYear: '2024' });
    expect((await check('people', part)).counts).toMatchObject({ same: 1 });
  });

  it('requires the mandatory columns', async () => {
    const { _id } = (await upload('people', 'Email,Who\nasha@campus.example,Asha\n')).json();
    const response = await office.send('PUT', `/api/admin/imports/${_id}/columns`, { columns: { email: 0, name: 1 } });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Choose the column that has: Roll number.']);
    expect((await office.send('POST', `/api/admin/imports/${_id}/application`, {})).statusCode).toBe(409);
  });

  it('adds and undoes a large table completely', async () => {
    // The maximum that the embedded database imports at once.
    const many = rounds(1000, ENGINE === 'embedded' ? EMBEDDED_TABLES.linesAtOnce : 10_000);
    const lines = Array.from({ length: many }, (_, n) => `p${n}@campus.example,Person ${n},${100_000 + n},B.Tech,Physics,2024`);
    const applied = await apply(await check('people', ['Email,Name,Roll number,Programme,Discipline,Year', ...lines].join('\n')));
    expect(applied).toMatchObject({ state: 'applied', counts: { new: many, wrong: 0 } });
    expect(await emails()).toHaveLength(many + 1);
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 0 });
    expect(await emails()).toEqual(['office@campus.example']);
  });
});

/** Spreadsheets store a date as the number of days since the end of 1899 and the time as a fraction of a day. */
type Cell = string | number | { readonly day: number } | { readonly error: string };

/** The smallest workbook that spreadsheets open. */
function workbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const cell = (value: Cell, column: number, row: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'object' && 'error' in value) return `<c r="${place}" t="e"><f>A1</f><v>${value.error}</v></c>`;
    if (typeof value === 'object') return `<c r="${place}" s="1"><v>${value.day}</v></c>`;
    return typeof value === 'number' ? `<c r="${place}"><v>${value}</v></c>` : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const data = rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`)
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`),
  });
}

describe('importing offices', () => {
  let unitId: string;
  let positionId: string;
  beforeEach(async () => {
    await server.addUser({ name: 'Old President', email: 'old@campus.example', role: 'PRESIDENT' });
    await server.addUser({ name: 'Old Sports', email: 'sports@campus.example', role: 'GENSEC_SPORTS' });
    const dev = await server.addUser({ name: 'Dev Malhotra', email: 'dev@campus.example', role: 'CLUB_COORDINATOR' });
    for (const name of ['asha', 'binoy', 'carl']) await server.addUser({ name, email: `${name}@campus.example` });
    unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'dev@campus.example' })).id;
    positionId = (await addPosition(server.context, { unitId, title: 'Captain', positionCount: 1 })).id;
    await addPositionHolder(server.context, { userId: dev.id, positionId, tenureYear: '2025-2026' });
  });

  const SHEET = [
    'Office,Unit,Email,Tenure,Until',
    'President,,sports@campus.example,,2027-04-30',
    'GenSec Sports,,asha@campus.example,,',
    'Coordinator,Robotics Club,binoy@campus.example,,',
    'Captain,Robotics Club,carl@campus.example,2026-2027,',
  ].join('\n');
  const roles = async () =>
    Promise.all(['old', 'sports', 'dev', 'asha', 'binoy', 'carl'].map(async (name) => `${name} ${await roleOf(`${name}@campus.example`)}`));
  const contact = async () => (await server.context.db.select().from(orgUnits).where(eq(orgUnits.id, unitId)))[0]?.contactEmail;
  const holders = async () => {
    const rows = await server.context.db
      .select()
      .from(positionHolders)
      .where(eq(positionHolders.positionId, positionId))
      .orderBy(asc(positionHolders.tenureYear));
    return rows.map(({ tenureYear, status }) => `${tenureYear} ${status}`);
  };
  const BEFORE = ['old PRESIDENT', 'sports GENSEC_SPORTS', 'dev CLUB_COORDINATOR', 'asha STUDENT', 'binoy STUDENT', 'carl STUDENT'];

  it('reports the changes, applies them and can be undone', async () => {
    const checked = await check('offices', SHEET);
    expect(await rowStatuses(checked)).toEqual([
      [2, 'new', 'Takes over from Old President (old@campus.example). Was GenSec Sports until then.'],
      [3, 'new', 'Takes over from Old Sports (sports@campus.example).'],
      [4, 'new', 'Takes over from Dev Malhotra (dev@campus.example).'],
      [5, 'new', 'Takes over from 1 holder of an earlier tenure.'],
    ]);
    expect(await roles()).toEqual(BEFORE);
    const applied = await apply(checked);
    expect(await roles()).toEqual([
      'old STUDENT',
      'sports PRESIDENT',
      'dev STUDENT',
      'asha GENSEC_SPORTS',
      'binoy CLUB_COORDINATOR',
      'carl STUDENT',
    ]);
    expect([await contact(), await holders()]).toEqual(['binoy@campus.example', ['2025-2026 completed', '2026-2027 active']]);
    const again = await check('offices', SHEET);
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 4, wrong: 0 });
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 0 });
    expect(await roles()).toEqual(BEFORE);
    expect([await contact(), await holders()]).toEqual(['dev@campus.example', ['2025-2026 active']]);
  });

  it('hands a unit over to somebody whose role ends in the same table, and undoes it', async () => {
    const lines = ['Coordinator,Robotics Club,sports@campus.example', 'GenSec Sports,,asha@campus.example'];
    const checked = await check('offices', ['Office,Unit,Email', ...lines].join('\n'));
    expect(await rowStatuses(checked)).toEqual([
      [2, 'new', 'Takes over from Dev Malhotra (dev@campus.example). Was GenSec Sports until then.'],
      [3, 'new', 'Takes over from Old Sports (sports@campus.example).'],
    ]);
    const applied = await apply(checked);
    expect(await roles()).toEqual([
      'old PRESIDENT',
      'sports CLUB_COORDINATOR',
      'dev STUDENT',
      'asha GENSEC_SPORTS',
      'binoy STUDENT',
      'carl STUDENT',
    ]);
    expect(await contact()).toBe('sports@campus.example');
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 0 });
    expect([await roles(), await contact()]).toEqual([BEFORE, 'dev@campus.example']);
  });

  it('ends a role in the same table also for somebody who cannot get a unit, or whose unit is named wrongly', async () => {
    await addUnit(server.context, { name: 'Chess Club', contactEmail: 'sports@campus.example' });
    const lines = [
      'GenSec Sports,,asha@campus.example',
      'Coordinator,Robotics Club,sports@campus.example',
      'President,,office@campus.example',
      'Coordinator,Chess Club,old@campus.example',
    ];
    const checked = await check('offices', ['Office,Unit,Email', ...lines].join('\n'));
    expect(await rowStatuses(checked)).toEqual([
      [2, 'new', 'Takes over from Old Sports (sports@campus.example).'],
      [3, 'wrong', 'sports@campus.example is the contact of another unit.'],
      [4, 'wrong', 'Another administrator has to do this: you cannot decide about yourself.'],
      [5, 'wrong', 'old@campus.example is President, and a person has one role.'],
    ]);
    await apply(checked);
    expect((await roles()).slice(0, 4)).toEqual(['old PRESIDENT', 'sports STUDENT', 'dev CLUB_COORDINATOR', 'asha GENSEC_SPORTS']);
  });

  it('rejects a contact who stays the contact of another unit, because the line of that unit is wrong', async () => {
    await server.addUser({ email: 'eva@campus.example', role: 'CLUB_COORDINATOR' });
    await addUnit(server.context, { name: 'Chess Club', contactEmail: 'eva@campus.example' });
    const lines = ['Coordinator,Robotics Club,eva@campus.example', 'Coordinator,Chess Club,old@campus.example'];
    const checked = await check('offices', ['Office,Unit,Email', ...lines].join('\n'));
    expect(await rowStatuses(checked)).toEqual([
      [2, 'wrong', 'eva@campus.example is the contact of another unit.'],
      [3, 'wrong', 'old@campus.example is President, and a person has one role.'],
    ]);
  });

  it('is applied at the scheduled time and can be canceled before', async () => {
    const checked = await check('offices', SHEET);
    const at = hours(48).toISOString();
    expect(await apply(checked, at)).toMatchObject({ state: 'scheduled', apply_at: at });
    expect(await roles()).toEqual(BEFORE);
    expect(await undo(checked)).toMatchObject({ state: 'checked', apply_at: null });
    expect(await apply(checked, at)).toMatchObject({ state: 'scheduled' });
    await setNow(hours(49));
    await server.workOnImports();
    expect(await see(checked._id)).toMatchObject({ state: 'applied', applied_at: hours(49).toISOString() });
    expect(await roleOf('asha@campus.example')).toBe('GENSEC_SPORTS');
  });

  it('undoes only what is unchanged since, and returns the number of lines left', async () => {
    const applied = await apply(await check('offices', SHEET));
    const { db, instituteId } = server.context;
    await db
      .update(users)
      .set({ role: 'STUDENT' })
      .where(and(eq(users.instituteId, instituteId), eq(users.email, 'asha@campus.example')));
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 1 });
    expect(await roles()).toEqual(BEFORE);
  });

  it('keeps the end of a role that stays with somebody if the table has no column for it', async () => {
    const untilOf = async (name: string) => {
      const { db, instituteId } = server.context;
      const its = and(eq(users.instituteId, instituteId), eq(users.email, `${name}@campus.example`));
      const [row] = await db.select().from(users).where(its);
      return row?.roleUntil?.toISOString() ?? null;
    };
    await apply(
      await check(
        'offices',
        'Office,Unit,Email,Until\nPresident,,old@campus.example,2027-04-30\nCoordinator,Robotics Club,dev@campus.example,2027-04-30\n',
      ),
    );
    const end = '2027-04-30T18:30:00.000Z';
    expect([await untilOf('old'), await untilOf('dev')]).toEqual([end, end]);
    const part =
      'Office,Unit,Email\nPresident,,old@campus.example\nCoordinator,Robotics Club,dev@campus.example\nGenSec Sports,,asha@campus.example\n';
    const checked = await check('offices', part);
    expect((await rowStatuses(checked)).map(([, rowStatus]) => rowStatus)).toEqual(['same', 'same', 'new']);
    await apply(checked);
    expect([await untilOf('old'), await untilOf('dev'), await untilOf('asha')]).toEqual([end, end, null]);
    // A blank cell of the column removes the end.
    await apply(await check('offices', 'Office,Unit,Email,Until\nPresident,,old@campus.example,\n'));
    expect(await untilOf('old')).toBeNull();
  });

  it('names an erased person in no note, also if it was not applied', async () => {
    const { db, instituteId } = server.context;
    const { _id } = await check('offices', SHEET);
    const of = and(eq(users.instituteId, instituteId), eq(users.email, 'old@campus.example'));
    const [old] = await db.select().from(users).where(of);
    expect(await erase(server.context, old?.id ?? '')).toBe(true);
    const notes = (await rowStatuses({ _id })).map(([, , note]) => note);
    expect(notes[0]).toBe('');
    expect(notes[1]).toBe('Takes over from Old Sports (sports@campus.example).');
    const rows = await db.select().from(importRows).where(eq(importRows.importId, _id));
    expect(JSON.stringify(rows)).not.toMatch(/old@campus|Old President/);
  });

  it('leaves a holding on undo whose status somebody has changed since', async () => {
    const applied = await apply(await check('offices', SHEET));
    expect(await holders()).toEqual(['2025-2026 completed', '2026-2027 active']);
    await server.context.db
      .update(positionHolders)
      .set({ status: 'terminated', updatedAt: hours(1) })
      .where(and(eq(positionHolders.positionId, positionId), eq(positionHolders.tenureYear, '2025-2026')));
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 1 });
    expect(await holders()).toEqual(['2025-2026 terminated']);
  });

  describe('when an administrator is concerned', () => {
    let asha: Visitor;
    let own: Importing;
    beforeEach(async () => {
      asha = await server.signIn({ isAdministrator: true, email: 'own@campus.example', role: 'GENSEC_SCITECH' });
      own = importing(server, asha);
    });
    const HANDED = 'Office,Unit,Email\nGenSec SciTech,,binoy@campus.example\nGenSec Sports,,carl@campus.example\n';
    const theirRoles = async () => [await roleOf('own@campus.example'), await roleOf('binoy@campus.example')];
    const signInAgain = async () => {
      const { db, instituteId } = server.context;
      const visitor = server.visitor();
      const response = await visitor.send('POST', '/auth/login', { email: 'own@campus.example', password: TEST_PASSWORD });
      for (const { name, value } of response.cookies) Object.assign(visitor.cookies, { [name]: value });
      await db.update(sessions).set({ confirmedAt: TEST_NOW }).where(eq(sessions.instituteId, instituteId));
      own = importing(server, visitor);
    };

    it('can be undone by another administrator, but not by the one concerned', async () => {
      const applied = await apply(await check('offices', HANDED));
      expect(await theirRoles()).toEqual(['STUDENT', 'GENSEC_SCITECH']);
      await signInAgain();
      // The line about somebody else is reverted all the same.
      expect(await own.undo(applied)).toMatchObject({ state: 'undone', left: 1 });
      expect(await theirRoles()).toEqual(['STUDENT', 'GENSEC_SCITECH']);
      expect([await roleOf('sports@campus.example'), await roleOf('carl@campus.example')]).toEqual(['GENSEC_SPORTS', 'STUDENT']);
      const again = await apply(await check('offices', 'Office,Unit,Email\nGenSec SciTech,,asha@campus.example\n'));
      expect(await undo(again)).toMatchObject({ left: 0 });
      expect(await roleOf('binoy@campus.example')).toBe('GENSEC_SCITECH');
    });

    it('rejects lines that change offices of the importing administrator', async () => {
      const { db } = server.context;
      await db.update(orgUnits).set({ contactEmail: 'own@campus.example' }).where(eq(orgUnits.id, unitId));
      const { id: other } = await addPosition(server.context, { unitId, title: 'Treasurer', positionCount: 2 });
      await addPositionHolder(server.context, { userId: asha.userId, positionId: other, tenureYear: '2025-2026' });
      const sheet = `${HANDED}Coordinator,Robotics Club,asha@campus.example\nTreasurer,Robotics Club,asha@campus.example\n`;
      const oneself = 'Another administrator has to do this: you cannot decide about yourself.';
      expect(await own.rowStatuses(await own.check('offices', sheet))).toEqual([
        [2, 'wrong', oneself],
        [3, 'new', 'Takes over from Old Sports (sports@campus.example).'],
        [4, 'wrong', oneself],
        [5, 'wrong', oneself],
      ]);
      const units = 'Name,Type,Category,Contact\nRobotics Club,Club,sports,own@campus.example\n';
      expect(await own.rowStatuses(await own.check('units', units))).toEqual([[2, 'wrong', oneself]]);
      const places = 'Unit,Title,Type,Places\nRobotics Club,Treasurer,Treasurer,1\n';
      expect(await own.rowStatuses(await own.check('positions', places))).toEqual([[2, 'wrong', oneself]]);
    });

    it('leaves their own position as it is when they undo the import', async () => {
      const line = 'Email,Unit,Position,Tenure,Status\nown@campus.example,Robotics Club,Captain,2026-2027,';
      await apply(await check('holders', `${line}Active\n`));
      const ended = await apply(await check('holders', `${line}Completed\n`));
      expect(await own.undo(ended)).toMatchObject({ state: 'undone', left: 1 });
      expect(await holders()).toEqual(['2025-2026 active', '2026-2027 completed']);
    });
  });

  it('gives no office back to a disabled account on undo', async () => {
    const applied = await apply(await check('offices', SHEET));
    for (const email of ['old@campus.example', 'dev@campus.example']) {
      const { db, instituteId } = server.context;
      const its = and(eq(users.instituteId, instituteId), eq(users.email, email));
      await db.update(users).set({ disabledAt: TEST_NOW }).where(its);
    }
    expect(await undo(applied)).toMatchObject({ state: 'undone', left: 3 });
    expect(await roles()).toEqual([
      'old STUDENT',
      'sports PRESIDENT',
      'dev STUDENT',
      'asha STUDENT',
      'binoy CLUB_COORDINATOR',
      'carl STUDENT',
    ]);
    expect([await contact(), await holders()]).toEqual(['binoy@campus.example', ['2025-2026 completed', '2026-2027 active']]);
  });

  it('exchanges the contacts of two units, and undoes it', async () => {
    await server.addUser({ email: 'chess@campus.example', role: 'CLUB_COORDINATOR' });
    const { id } = await addUnit(server.context, { name: 'Chess Club', contactEmail: 'chess@campus.example' });
    const swap = 'Office,Unit,Email\nCoordinator,Robotics Club,chess@campus.example\nCoordinator,Chess Club,dev@campus.example\n';
    const contacts = async () => [
      await contact(),
      (await server.context.db.select().from(orgUnits).where(eq(orgUnits.id, id)))[0]?.contactEmail,
    ];
    const applied = await apply(await check('offices', swap));
    expect(await contacts()).toEqual(['chess@campus.example', 'dev@campus.example']);
    expect(await roleOf('dev@campus.example')).toBe('CLUB_COORDINATOR');
    expect(await undo(applied)).toMatchObject({ left: 0 });
    expect(await contacts()).toEqual(['dev@campus.example', 'chess@campus.example']);
  });

  it.each([
    ['President,,office@campus.example', 'Another administrator has to do this: you cannot decide about yourself.'],
    ['Captain,Robotics Club,office@campus.example', 'Another administrator has to do this: you cannot decide about yourself.'],
    ['President,,nobody@campus.example', 'Nobody has an account with nobody@campus.example.'],
    ['President,,unproven@campus.example', 'The address unproven@campus.example is not confirmed yet.'],
    ['Treasurer,,asha@campus.example', 'There is no office "Treasurer" of the whole institute.'],
    ['Treasurer,Robotics Club,asha@campus.example', 'Robotics Club has no position "Treasurer".'],
    ['Captain,Chess Club,asha@campus.example', 'There is no unit "Chess Club".'],
    ['Coordinator,Robotics Club,sports@campus.example', 'sports@campus.example is GenSec Sports, and a person has one role.'],
    ['Captain,Robotics Club,asha@campus.example,2031-2032', '"2031-2032" is not a tenure that can be given now.'],
    ['President,,asha@campus.example,,2026-11-19', '2026-11-19 is already over.'],
    ['President,,asha@campus.example,,soon', '"soon" is not a date. Write it as YYYY-MM-DD.'],
  ])('rejects %s', async (line, note) => {
    await server.addUser({ email: 'unproven@campus.example', isUnverified: true });
    const checked = await check('offices', `Office,Unit,Email,Tenure,Until\n${line}\n`);
    expect(await rowStatuses(checked)).toEqual([[2, 'wrong', note]]);
    const response = await office.send('POST', `/api/admin/imports/${checked._id}/application`, {});
    expect(response.json().message).toBe('This file changes nothing.');
    expect(await roles()).toEqual(BEFORE);
  });

  it('rejects a second role for a user, and more holders than the position has places', async () => {
    const checked = await check(
      'offices',
      'Office,Unit,Email,Tenure\nPresident,,asha@campus.example\nGenSec Sports,,asha@campus.example\nCaptain,Robotics Club,binoy@campus.example,2026-2027\nCaptain,Robotics Club,carl@campus.example,2026-2027\n',
    );
    expect((await rowStatuses(checked)).map(([, rowStatus, note]) => (rowStatus === 'wrong' ? note : rowStatus))).toEqual([
      'new',
      'Line 2 gives this person another office: a person has one role.',
      'new',
      'The position has 1 holders for 2026-2027 already, and no place for more.',
    ]);
  });

  it('becomes stale when it is applied by the administrator that it gives an office', async () => {
    const registrar = await server.signIn({ isAdministrator: true, email: 'registrar@campus.example' });
    const checked = await check('offices', 'Office,Unit,Email\nPresident,,registrar@campus.example\n');
    expect(checked.counts).toMatchObject({ new: 1 });
    await registrar.send('POST', `/api/admin/imports/${checked._id}/application`, {});
    await server.workOnImports();
    expect(await see(checked._id)).toMatchObject({ state: 'stale' });
    expect(await roleOf('registrar@campus.example')).toBe('STUDENT');
  });
});

describe('importing units and positions', () => {
  it('creates and changes units and positions, and can be undone', async () => {
    await addUnit(server.context, { name: 'Robotics Club', type: 'Club', category: 'scitech', contactEmail: 'robotics@campus.example' });
    const units =
      'Name,Type,Category,Contact email,Parent unit\nChess Club,club,Sports,chess@campus.example,Robotics Club\nRobotics Club,Club,academic,robotics@campus.example,\nBad,Band,sports,bad@campus.example,\n';
    const before = await server.context.db.select().from(orgUnits).where(eq(orgUnits.instituteId, server.context.instituteId));
    const checked = await check('units', units);
    expect(checked.counts).toEqual({ new: 1, changed: 1, same: 0, wrong: 1 });
    const made = await apply(checked);
    expect(await roleOf('chess@campus.example')).toBe('CLUB_COORDINATOR');
    const seats = await apply(await check('positions', 'Unit,Title,Type,Places\nChess Club,Captain,Leadership,2\n'));
    const rows = await server.context.db.select().from(positions).where(eq(positions.instituteId, server.context.instituteId));
    expect(rows.map(({ title, positionCount }) => [title, positionCount])).toEqual([['Captain', 2]]);
    // A unit that has a position is not removed.
    expect(await undo(seats)).toMatchObject({ state: 'undone', left: 0 });
    expect(await undo(made)).toMatchObject({ state: 'undone', left: 0 });
    const after = await server.context.db.select().from(orgUnits).where(eq(orgUnits.instituteId, server.context.instituteId));
    expect(after.map(({ name, category }) => [name, category])).toEqual(before.map(({ name, category }) => [name, category]));
    expect(await roleOf('chess@campus.example')).toBeUndefined();
  });

  it('keeps what a unit has in columns that a table does not have', async () => {
    const units =
      'Name,Type,Category,Contact email,Parent unit,Description\nSports Council,Council,sports,council@campus.example,,\nChess Club,Club,sports,chess@campus.example,Sports Council,Plays on Fridays\n';
    await apply(await check('units', units));
    const part = 'Name,Type,Category,Contact email\nChess Club,Club,cultural,chess@campus.example\n';
    const checked = await check('units', part);
    expect(await rowStatuses(checked)).toEqual([[2, 'changed', 'Category changed.']]);
    await apply(checked);
    const { db, instituteId } = server.context;
    const rows = await db.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId)).orderBy(orgUnits.name);
    expect(rows[0]).toMatchObject({ name: 'Chess Club', category: 'cultural', description: 'Plays on Fridays', parentUnitId: rows[1]?.id });
    // A blank cell of the column clears it.
    const blank = await check('units', part.replace('email\n', 'email,Description\n').replace('cultural', 'sports'));
    expect(await rowStatuses(blank)).toEqual([[2, 'changed', 'Category, Description changed.']]);
  });

  it.each<[string, (unitId: string) => Promise<unknown>]>([
    [
      'is changed',
      (unitId) =>
        server.context.db
          .update(orgUnits)
          .set({ description: 'Plays on Fridays', updatedAt: hours(1) })
          .where(eq(orgUnits.id, unitId)),
    ],
    ['is followed', async (unitId) => (await server.signIn()).send('PUT', `/api/orgUnit/${unitId}/following`)],
    [
      'has a public page',
      async (unitId) => {
        const { db, instituteId } = server.context;
        const page = { instituteId, id: newId(), unitId, slug: 'chess-club', isPublic: true, version: 1, changedAt: TEST_NOW };
        await db.insert(publicPages).values(page);
      },
    ],
  ])('keeps a unit on undo that %s', async (_name, change) => {
    const made = await apply(await check('units', 'Name,Type,Category,Contact\nChess Club,Club,sports,chess@campus.example\n'));
    const { db, instituteId } = server.context;
    const units = () => db.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId));
    await change((await units())[0]?.id ?? '');
    expect(await undo(made)).toMatchObject({ state: 'undone', left: 1 });
    expect((await units()).map(({ name }) => name)).toEqual(['Chess Club']);
  });

  it('neither sets nor restores fewer places than are taken', async () => {
    const { id: unitId } = await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
    const { id: positionId } = await addPosition(server.context, {
      unitId,
      title: 'Captain',
      positionType: 'Leadership',
      positionCount: 1,
    });
    const places = (count: number) => `Unit,Title,Type,Places\nRobotics Club,Captain,Leadership,${count}\n`;
    const count = async () => (await server.context.db.select().from(positions).where(eq(positions.id, positionId)))[0]?.positionCount;
    const more = await apply(await check('positions', places(3)));
    for (const _ of [1, 2])
      await addPositionHolder(server.context, { userId: (await server.addUser()).id, positionId, tenureYear: '2026-2027' });
    expect(await rowStatuses(await check('positions', places(1)))).toEqual([
      [2, 'wrong', '2 hold this position in one tenure. End what some of them hold first.'],
    ]);
    expect((await check('positions', places(2))).counts).toMatchObject({ changed: 1 });
    expect(await undo(more)).toMatchObject({ state: 'undone', left: 1 });
    expect(await count()).toBe(3);
  });

  it('rejects lines for archived units', async () => {
    const { id } = await addUnit(server.context, { name: 'Old Club', contactEmail: 'old-club@campus.example', isActive: false });
    await addPosition(server.context, { unitId: id, title: 'Captain' });
    await server.addUser({ email: 'asha@campus.example' });
    const tables = [
      await check('units', 'Name,Type,Category,Contact,Parent\nChess Club,Club,sports,chess@campus.example,Old Club\n'),
      await check('positions', 'Unit,Title,Type\nOld Club,Treasurer,Leadership\n'),
      await check('offices', 'Office,Unit,Email\nCaptain,Old Club,asha@campus.example\n'),
    ];
    expect((await Promise.all(tables.map((table) => rowStatuses(table)))).flat()).toEqual([
      [2, 'wrong', 'This unit is archived. Restore it first, or choose another one.'],
      [2, 'wrong', 'This unit is archived and accepts nothing new.'],
      [2, 'wrong', 'This unit is archived and accepts nothing new.'],
    ]);
  });

  it('keeps a unit on undo if a position was added to it', async () => {
    const made = await apply(await check('units', 'Name,Type,Category,Contact\nChess Club,Club,sports,chess@campus.example\n'));
    await apply(await check('positions', 'Unit,Title,Type\nChess Club,Captain,Leadership\n'));
    expect(await undo(made)).toMatchObject({ state: 'undone', left: 1 });
    const rows = await server.context.db.select().from(orgUnits).where(eq(orgUnits.instituteId, server.context.instituteId));
    expect(rows.map(({ name }) => name)).toEqual(['Chess Club']);
  });
});

describe('import progress', () => {
  const lines = Array.from({ length: 1500 }, (_, n) => `Room ${n + 1}`);

  it('is reported during checking, applying and undoing, and is null in between', async () => {
    const { runWithProgress } = await import('./importProgress.ts');
    const uploaded: Import = (await upload('rooms', ['Name', ...lines].join('\n'))).json();
    expect(uploaded.progress).toBeNull();
    await office.send('PUT', `/api/admin/imports/${uploaded._id}/columns`, { columns: uploaded.columns });
    expect(await see(uploaded._id)).toMatchObject({ state: 'checking', progress: { done: 0, of: 1500 } });
    // Progress is visible to everyone before the step ends, also after a reload.
    const registrar = await server.signIn({ isAdministrator: true, email: 'registrar@campus.example' });
    await runWithProgress(server.context, uploaded._id, async (count) => {
      count(1200);
      await expect.poll(() => see(uploaded._id)).toMatchObject({ progress: { done: 1200, of: 1500 } });
      expect((await registrar.get(`/api/admin/imports/${uploaded._id}`)).json()).toMatchObject({ progress: { done: 1200, of: 1500 } });
    });
    await server.workOnImports();
    expect(await see(uploaded._id)).toMatchObject({ state: 'checked', progress: null, counts: { new: 1500 } });
    await office.send('POST', `/api/admin/imports/${uploaded._id}/application`, { at: null });
    expect(await see(uploaded._id)).toMatchObject({ state: 'applying', progress: { done: 0, of: 1500 } });
    await server.workOnImports();
    expect(await see(uploaded._id)).toMatchObject({ state: 'applied', progress: null });
    await office.send('POST', `/api/admin/imports/${uploaded._id}/undo`, {});
    expect(await see(uploaded._id)).toMatchObject({ state: 'undoing', progress: { done: 0, of: 1500 } });
  });

  it('is stored by a step that runs in a transaction, without blocking it', async () => {
    const { runWithProgress } = await import('./importProgress.ts');
    const { lockImport } = await import('./imports.repo.ts');
    const { _id } = await check('rooms', 'Name\nLH 1\n');
    const { db, instituteId } = server.context;
    const done = async () => (await db.select().from(importProgress).where(eq(importProgress.importId, _id)))[0]?.done;
    await runWithProgress(server.context, _id, (count) =>
      db.transaction(async (tx) => {
        await lockImport(tx, { instituteId, id: _id });
        count(700);
        if (server.connection.engine === 'postgres') await expect.poll(done).toBe(700);
      }),
    );
    expect(await done()).toBe(700);
  });
});

describe('an import whose values somebody has changed since the check', () => {
  const shut = (changes: Partial<typeof rooms.$inferInsert>) =>
    server.context.db.update(rooms).set(changes).where(eq(rooms.instituteId, server.context.instituteId));
  let checked: Import;
  beforeEach(async () => {
    await apply(await check('rooms', 'Name,Capacity,Building\nLH 1,80,Main Block\n'));
    checked = await check('rooms', 'Name,Capacity\nLH 1,90\n');
  });

  it('is not applied, also if the line still changes the same columns', async () => {
    await shut({ capacity: 85 });
    expect(await apply(checked)).toMatchObject({ state: 'stale' });
    const [room] = await server.context.db.select().from(rooms).where(eq(rooms.instituteId, server.context.instituteId));
    expect(room).toMatchObject({ capacity: 85 });
    // The new check has the new value.
    await office.send('PUT', `/api/admin/imports/${checked._id}/columns`, { columns: checked.columns });
    await server.workOnImports();
    expect(await apply(checked)).toMatchObject({ state: 'applied' });
    expect(await undo(checked)).toMatchObject({ left: 0 });
    expect(
      (
        await server.context.db
          .select()
          .from(rooms)
          .where(eq(rooms.id, room?.id ?? ''))
      )[0],
    ).toMatchObject({ capacity: 85 });
  });

  it('is applied if the change does not concern its columns', async () => {
    await shut({ building: 'North Block' });
    expect(await apply(checked)).toMatchObject({ state: 'applied' });
  });
});

describe('an import that was scheduled', () => {
  const LATER = hours(2);
  const schedule = async () => {
    const checked = await check('rooms', 'Name\nLH 1\n');
    await apply(checked, LATER.toISOString());
    await setNow(LATER);
    return checked;
  };

  it('is stored until it is applied, and long enough to be undone', async () => {
    const { purgeImports } = await import('./imports.service.ts');
    const purge = () => purgeImports({ ...server.context, db: server.connection.acrossInstitutes });
    const day = (count: number) => setNow(hours(24 * count));
    const checked = await check('rooms', 'Name\nLH 1\n');
    await apply(checked, hours(24 * 60).toISOString());
    await day(59);
    await purge();
    await day(60);
    await server.workOnImports();
    await purge();
    expect((await see(checked._id)).state).toBe('applied');
    expect(await undo(checked)).toMatchObject({ state: 'undone', left: 0 });
    await day(89);
    await purge();
    expect((await see(checked._id)).state).toBe('undone');
    await day(91);
    await purge();
    expect((await office.get(`/api/admin/imports/${checked._id}`)).statusCode).toBe(404);
  });

  it('is applied even if the clock of the node is behind that of the queue', async () => {
    const { _id } = await schedule();
    const { importWorker } = await import('./importWorker.ts');
    const worker = importWorker(() => server.context);
    server.setNow(new Date(LATER.getTime() - 500));
    await setQueueTime(server.connection, LATER);
    expect(await attemptNext(server.connection, 'imports', worker)).toBe(true);
    expect((await see(_id)).state).toBe('scheduled');
    server.setNow(LATER);
    await server.workOnImports();
    expect((await see(_id)).state).toBe('applied');
  });

  it.each([
    ['is no administrator any more', { administratorSince: null }],
    ['is disabled', { disabledAt: TEST_NOW }],
  ])('is not applied if whoever scheduled it %s', async (_name, change) => {
    const registrar = await server.signIn({ isAdministrator: true, email: 'registrar@campus.example' });
    const { _id } = await schedule();
    const { db, instituteId } = server.context;
    await db
      .update(users)
      .set(change)
      .where(and(eq(users.instituteId, instituteId), eq(users.email, 'office@campus.example')));
    await server.workOnImports();
    const seen: Import = (await registrar.get(`/api/admin/imports/${_id}`)).json();
    expect(seen).toMatchObject({ state: 'stale', applied_at: null });
    const again = importing(server, registrar);
    await registrar.send('PUT', `/api/admin/imports/${_id}/columns`, { columns: seen.columns });
    await server.workOnImports();
    expect(await again.apply(seen)).toMatchObject({ state: 'applied' });
  });
});

it('can be undone again if undoing failed', async () => {
  const applied = await apply(await check('rooms', 'Name\nLH 1\n'));
  await office.send('POST', `/api/admin/imports/${applied._id}/undo`);
  const { importWorker } = await import('./importWorker.ts');
  const worker = importWorker(() => server.context);
  const broken = vi.spyOn(IMPORTERS.rooms, 'revert').mockImplementation(() => {
    throw new Error('The database is gone.');
  });
  const data = { instituteId: server.context.instituteId, importId: applied._id, step: 'undo' };
  const job = { id: newId(), data, createdAt: TEST_NOW, attempt: 4, isLastAttempt: true, signal: undefined };
  await expect(worker(job)).rejects.toThrow('The database is gone.');
  broken.mockRestore();
  expect(await see(applied._id)).toMatchObject({
    state: 'applied',
    undo_until: hours(24).toISOString(),
    failure: 'Something went wrong on our side, and nothing was done. Please try again.',
  });
  expect(await undo(applied)).toMatchObject({ state: 'undone', left: 0, failure: null });
});

it('deletes imports after 30 days', async () => {
  const checked = await check('people', PEOPLE);
  const { purgeImports } = await import('./imports.service.ts');
  const across = { db: server.connection.acrossInstitutes, clock: () => hours(24 * 30 - 1) };
  await purgeImports(across);
  expect((await see(checked._id)).state).toBe('checked');
  await purgeImports({ ...across, clock: () => hours(24 * 30 + 1) });
  expect((await office.get(`/api/admin/imports/${checked._id}`)).statusCode).toBe(404);
});
