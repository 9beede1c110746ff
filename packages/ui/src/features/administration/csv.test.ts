import { guessColumns, valuesOf } from '@quad/domain/administration';
import { anAdminPerson, anAdminUnit, anAuditRow, anOfficeHolder } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { auditCsv, exportCsv, officesCsv, peopleCsv, unitsCsv, wrongLinesCsv } from './csv.ts';

/** The cells of a table; only those that contain a quote are quoted. */
function linesOf(csv: string): string[][] {
  const cell = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
  const lines = csv.replace('\ufeff', '').split('\r\n').filter(Boolean);
  return lines.map((line) => line.split(',').map(cell));
}

it('exports people so that they can be imported again, and escapes formulas', async () => {
  const [header = [], line = []] = linesOf(await peopleCsv([anAdminPerson({ name: '=HYPERLINK("x")', batch_year: null })]));
  expect(line).toEqual(['aarav.mehta@campus.example', '\'=HYPERLINK("x")', '20240001', 'B.Tech', 'Electrical Engineering', '']);
  expect(valuesOf('people', guessColumns('people', header), line)).toEqual({
    email: 'aarav.mehta@campus.example',
    name: '=HYPERLINK("x")',
    rollNumber: '20240001',
    program: 'B.Tech',
    branch: 'Electrical Engineering',
    batchYear: '',
  });
});

it('exports offices in the columns of the handover sheet, with the end as a campus date', async () => {
  const until = '2027-04-30T18:30:00.000Z';
  const lines = linesOf(await officesCsv([anOfficeHolder({ until }), anOfficeHolder({ person: null })], 'Asia/Kolkata'));
  expect(lines).toEqual([
    ['Office', 'Unit', 'Email', 'Tenure', 'Until'],
    ['President', '', 'president@campus.example', '', '2027-04-30'],
    ['President', '', '', '', ''],
  ]);
});

it('exports units with their import columns, parents before children', async () => {
  const club = anAdminUnit({ _id: 'a', name: 'A Club', parent: { _id: 'b', name: 'B Council' }, description: 'Open to all' });
  const council = anAdminUnit({ _id: 'b', name: 'B Council', type: 'Council', parent: null, description: '' });
  const lines = linesOf(await unitsCsv([club, council]));
  expect(lines).toEqual([
    ['Name', 'Type', 'Category', 'Contact email', 'Parent unit', 'Description'],
    ['B Council', 'Council', 'scitech', 'robotics@campus.example', '', ''],
    ['A Club', 'Club', 'scitech', 'robotics@campus.example', 'B Council', 'Open to all'],
  ]);
});

it('exports all details of an audit log row', async () => {
  const [, line, other] = linesOf(await auditCsv([anAuditRow(), anAuditRow({ actor: null, subject: null, position: null })]));
  expect(line).toEqual([
    '42',
    '2026-11-20T03:30:00.000Z',
    'Kavya Subramanian',
    'president@campus.example',
    'account.rename',
    'Aarav Mehta',
    '00000001-0000-4000-8000-000000000001',
    'from: Arav Mehta; to: Aarav Mehta; sessions: 1',
  ]);
  expect(other?.slice(2, 7)).toEqual(['', '', 'account.rename', '', '']);
});

it('exports records so that an import restores every cell, including escaped ones', async () => {
  const cells = ["'=1+1", "''-2", '＠home', "'tis", '-3', '', 'The president', 'no'];
  const [header = [], line = []] = linesOf(await exportCsv('rooms', [{ _id: 'a', cells }]));
  expect([header, line]).toEqual([
    ['Name', 'Building', 'Capacity', 'Equipment', 'Opens', 'Closes', 'Decided by', 'Archived'],
    ["''=1+1", "'''-2", "'＠home", "'tis", "'-3", '', 'The president', 'no'],
  ]);
  expect(Object.values(valuesOf('rooms', guessColumns('rooms', header), line))).toEqual(cells);
});

it('exports invalid lines unchanged, with their line number and error', async () => {
  const rows = [{ line: 7, cells: ['asha@campus.example'], status: 'wrong' as const, note: 'The name is missing.' }];
  expect(linesOf(await wrongLinesCsv(['Email', 'Name'], rows))).toEqual([
    ['Email', 'Name', 'Line', 'What is wrong'],
    ['asha@campus.example', '', '7', 'The name is missing.'],
  ]);
});
