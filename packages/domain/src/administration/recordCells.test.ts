import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Achievement } from '../achievements/index.ts';
import { Event } from '../events/index.ts';
import { aRoom } from '../fixtures/index.ts';
import { OrgUnit } from '../org-units/index.ts';
import { Position, PositionHolder } from '../positions/index.ts';
import { UserSkill } from '../skills/index.ts';
import { linesOfList } from './recordCells.ts';

const CAMPUS = 'Asia/Kolkata';
const club = { _id: 'u1', name: 'Robotics Club' };
const person = { _id: 'p1', user_id: '20240007', username: 'asha@campus.example', personal_info: { name: 'Asha Patil', email: null } };
const position = { _id: 'o1', title: 'Team Lead', position_type: 'Team Lead', unit_id: club };

describe('linesOfList', () => {
  it('exports every event column except organizers, with times in campus time', () => {
    const whole = v.parse(Event, {
      _id: 'e1',
      title: 'Robo Soccer',
      organizing_unit_id: club,
      category: 'technical',
      type: 'Competition',
      description: 'Two teams; one ball.',
      status: 'planned',
      schedule: { start: '2026-11-20T10:30:00.000Z', end: '2026-11-20T12:30:00.000Z', venue: 'Lab 1', mode: 'offline' },
      registration: { required: true, start: '2026-11-01T00:00:00.000Z', end: null, fees: 200, max_participants: 40 },
      budget: { allocated: 5000, sponsors: ['A; B', 'C'] },
    });
    const bare = v.parse(Event, { _id: 'e2', title: 'Meeting', status: 'planned', schedule: null, registration: null });
    expect(linesOfList('events', [whole, bare], CAMPUS)).toEqual([
      [
        ...['Title', 'Unit', 'Category', 'Starts', 'Ends', 'Venue', 'Mode', 'Type', 'Description', 'Registration'],
        ...['Registration starts', 'Registration ends', 'Fees', 'Places', 'Budget', 'Sponsors'],
      ],
      [
        ...['Robo Soccer', 'Robotics Club', 'technical', '2026-11-20 16:00', '2026-11-20 18:00', 'Lab 1', 'offline', 'Competition'],
        ...['Two teams; one ball.', 'yes', '2026-11-01 05:30', '', '200', '40', '5000', 'A\\; B; C'],
      ],
      ['Meeting', '', '', '', '', '', '', '', '', 'no', '', '', '', '', '', ''],
    ]);
  });

  it('exports every position column', () => {
    const stored = { _id: 'o1', title: 'Team Lead', unit_id: club, position_type: 'Team Lead', position_count: 2, description: 'Leads.' };
    const bare = v.parse(Position, { _id: 'o2', title: 'Member', position_count: null });
    expect(linesOfList('positions', [v.parse(Position, stored), bare], CAMPUS)).toEqual([
      ['Unit', 'Title', 'Type', 'Places', 'Description'],
      ['Robotics Club', 'Team Lead', 'Team Lead', '2', 'Leads.'],
      ['', 'Member', '', '', ''],
    ]);
  });

  it.each([
    ['the username of the person', person, 'asha@campus.example'],
    [
      'the personal email address of a person without a username',
      { ...person, username: null, personal_info: { name: 'A', email: 'a@b.example' } },
      'a@b.example',
    ],
    ['blank for a person without an email address', { ...person, username: null }, ''],
    ['blank for a person given only by ID', 'p1', ''],
    ['blank for a missing person', null, ''],
  ])('exports a position holder with this email: %s', (_, user_id, email) => {
    const stored = {
      ...{ _id: 'h1', tenure_year: '2026-2027', status: 'active', user_id, position_id: position },
      appointment_details: { appointed_by: null, appointment_date: '2026-04-01T00:00:00.000Z' },
    };
    const bare = v.parse(PositionHolder, { _id: 'h2', tenure_year: '2025-2026', status: 'completed', user_id, position_id: null });
    expect(linesOfList('holders', [v.parse(PositionHolder, stored), bare], CAMPUS)).toEqual([
      ['Email', 'Unit', 'Position', 'Tenure', 'Status', 'Appointed on'],
      [email, 'Robotics Club', 'Team Lead', '2026-2027', 'active', '2026-04-01'],
      [email, '', '', '2025-2026', 'completed', ''],
    ]);
  });

  it('exports every column of a user skill', () => {
    const skill_id = { _id: 's1', name: 'Soldering', type: 'technical', category: 'Hardware' };
    const stored = { _id: 'k1', user_id: person, skill_id, proficiency_level: 'expert', position_id: { ...position, unit_id: 'u1' } };
    const bare = { _id: 'k2', user_id: person, proficiency_level: 'beginner', skill_id: null };
    expect(linesOfList('skills', [v.parse(UserSkill, stored), v.parse(UserSkill, bare)], CAMPUS)).toEqual([
      ['Email', 'Skill', 'Type', 'Level', 'Category', 'Unit', 'Position'],
      ['asha@campus.example', 'Soldering', 'technical', 'expert', 'Hardware', '', 'Team Lead'],
      ['asha@campus.example', '', '', 'beginner', '', '', ''],
    ]);
  });

  it('exports every achievement column except the event date', () => {
    const stored = {
      ...{ _id: 'a1', user_id: person, title: 'First place', type: 'technical', category: 'Robotics', level: 'national', position: '1' },
      ...{ date_achieved: '2026-03-02T00:00:00.000Z', description: 'Of 40 teams.', certificate_url: 'https://c.example/1' },
      event_id: { _id: 'e1', title: 'Robo Soccer', description: null },
    };
    const bare = v.parse(Achievement, { _id: 'a2', user_id: person, title: 'Prize', type: null });
    expect(linesOfList('achievements', [v.parse(Achievement, stored), bare], CAMPUS)).toEqual([
      ['Email', 'Title', 'Type', 'Date', 'Category', 'Level', 'Position', 'Event', 'Certificate', 'Description'],
      [
        ...['asha@campus.example', 'First place', 'technical', '2026-03-02', 'Robotics', 'national', '1', 'Robo Soccer'],
        ...['https://c.example/1', 'Of 40 teams.'],
      ],
      ['asha@campus.example', 'Prize', '', '', '', '', '', '', '', ''],
    ]);
  });

  it('exports every unit column', () => {
    const stored = {
      ...{ _id: 'u1', name: 'Robotics Club', type: 'Club', category: 'scitech', description: 'Builds robots.' },
      ...{ contact_info: { email: 'robotics@campus.example' }, parent_unit_id: { _id: 'u0', name: 'SciTech Council' } },
    };
    const bare = v.parse(OrgUnit, { _id: 'u2', name: 'Office', parent_unit_id: 'u0' });
    expect(linesOfList('units', [v.parse(OrgUnit, stored), bare], CAMPUS)).toEqual([
      ['Name', 'Type', 'Category', 'Contact email', 'Parent unit', 'Description'],
      ['Robotics Club', 'Club', 'scitech', 'robotics@campus.example', 'SciTech Council', 'Builds robots.'],
      ['Office', '', '', '', '', ''],
    ]);
  });

  it('exports every room column', () => {
    const bare = aRoom({ name: 'Lawn', building: '', capacity: null, equipment: [], opens: null, closes: null, is_archived: true });
    expect(linesOfList('rooms', [aRoom(), bare], CAMPUS)).toEqual([
      ['Name', 'Building', 'Capacity', 'Equipment', 'Opens', 'Closes', 'Decided by', 'Archived'],
      ['Main Auditorium', 'Central Block', '600', 'Stage; Two projectors; Sound system', '08:00', '22:00', 'The president', 'no'],
      ['Lawn', '', '', '', '', '', 'The president', 'yes'],
    ]);
  });
});
