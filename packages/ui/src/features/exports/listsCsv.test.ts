import { guessColumns, linesOfList, valuesOf } from '@quad/domain/administration';
import { aFeedback, anEvent, aPosition, aSkill, aUnit } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { feedbackCsv, listCsv, proposedSkillsCsv, roomUsesCsv } from './listsCsv.ts';

const timeZone = 'Asia/Kolkata';
const linesOf = (csv: string) => csv.replace('\ufeff', '').split('\r\n').filter(Boolean);

it('exports a list with its import columns, and escapes formulas', async () => {
  const saved = await listCsv('positions', { records: [aPosition({ title: '=1+1', position_count: 3 })], timeZone });
  const [header = '', line = ''] = linesOf(saved);
  expect(header).toBe('Unit,Title,Type,Places,Description');
  expect(line.split(',')[1]).toBe("'=1+1");
  const values = valuesOf('positions', guessColumns('positions', header.split(',')), line.split(','));
  expect([values.title, values.count]).toEqual(['=1+1', '3']);
});

it('omits columns that the list does not contain', () => {
  const [events] = linesOfList('events', [anEvent()], timeZone);
  expect(events).not.toContain('Organizers');
  const [achievements] = linesOfList('achievements', [], timeZone);
  expect(achievements).toContain('Event');
  expect(achievements).not.toContain('Event on');
});

it('exports units with parents before children', async () => {
  const council = aUnit({ _id: 'b', name: 'Z Council', parent_unit_id: null });
  const club = aUnit({ _id: 'a', name: 'A Club', parent_unit_id: { _id: 'b', name: 'Z Council' } });
  const saved = await listCsv('units', { records: [club, council], timeZone });
  expect(linesOf(saved).map((line) => line.split(',')[0])).toEqual(['Name', 'Z Council', 'A Club']);
});

it('omits the author of anonymous feedback', async () => {
  const { feedback_by } = aFeedback();
  const saved = await feedbackCsv({ records: [aFeedback({ is_anonymous: true, feedback_by })], timeZone });
  const [header = '', line = ''] = linesOf(saved);
  expect(header).toBe('Given at,Type,Kind,About,Of,Rating,Comments,Given by,Resolved,Actions taken,Resolved by');
  expect(line).toContain('Anonymous');
  expect(feedback_by?.personal_info.name).toBeTruthy();
  expect(line).not.toContain(feedback_by?.personal_info.name);
});

it('exports proposed skills, and room bookings with an empty event when its title is hidden', async () => {
  const skills = await proposedSkillsCsv({
    records: [aSkill({ name: 'Rust', category: null, created_at: '2026-11-20T03:30:00.000Z' })],
    timeZone,
  });
  expect(linesOf(skills)[1]).toMatch(/^Rust,technical,,.*,2026-11-20 09:00$/);
  const use = {
    ...{ _id: 'a', room: '-1', room_key: '-1', starts_at: '2026-11-20T03:30:00.000Z', ends_at: '2026-11-20T04:30:00.000Z' },
    ...{ status: 'Approved' as const, title: null, event_id: null, series_id: null, is_mine: false, may_decide: false, may_release: false },
  };
  expect(linesOf(await roomUsesCsv({ records: [use], timeZone }))).toEqual([
    'Room,From,Until,Status,Event',
    "'-1,2026-11-20 09:00,2026-11-20 10:00,Approved,",
  ]);
});
