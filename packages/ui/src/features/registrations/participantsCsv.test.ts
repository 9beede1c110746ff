import { aRegistrationEntry } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { participantsCsv } from './participantsCsv.ts';

const registered_at = '2026-11-18T03:30:00.000Z';
const person = (name: string, username?: string) => ({ _id: 'u', username, personal_info: { name } });

it('writes one row per participant in the given order, with campus times', async () => {
  const csv = await participantsCsv(
    [
      aRegistrationEntry({ person: person('Aarav Mehta', 'aarav@campus.example'), user_id: '20240001', registered_at }),
      aRegistrationEntry({ person: person('Diya "Dee" Raghavan, jr.'), user_id: null, state: 'waiting', position: 2, registered_at }),
    ],
    'Asia/Kolkata',
  );
  expect(csv).toBe(
    [
      '\ufeffName,Roll number,Email,State,Place in line,Registered at',
      'Aarav Mehta,20240001,aarav@campus.example,Registered,,"Nov 18, 2026, 9:00 am"',
      '"Diya ""Dee"" Raghavan, jr.",,,Waiting,2,"Nov 18, 2026, 9:00 am"',
      '',
    ].join('\r\n'),
  );
});

it.each(['=HYPERLINK("https://example.com")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\uff1d1'])(
  'escapes the name %j so that a spreadsheet does not evaluate it',
  async (name) => {
    const csv = await participantsCsv([aRegistrationEntry({ person: person(name) })], 'Asia/Kolkata');
    const [, line = ''] = csv.split('\r\n');
    expect(line.replace(/^"/, '').startsWith(`'${name.slice(0, 1)}`)).toBe(true);
  },
);

it('writes only the header without participants', async () => {
  expect(await participantsCsv([], 'Asia/Kolkata')).toBe('\ufeffName,Roll number,Email,State,Place in line,Registered at\r\n');
});
