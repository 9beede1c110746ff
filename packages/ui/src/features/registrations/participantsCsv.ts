import type { RegistrationEntry } from '@quad/domain/registrations';
import { formatDateTime } from '@quad/domain/time';

const HEADER = ['Name', 'Roll number', 'Email', 'State', 'Place in line', 'Registered at'];

/**
 * Who registered, as CSV for a spreadsheet: in the order in which they came, times in the campus's zone. What a spreadsheet would take
 * for a formula gets an apostrophe before it, for people choose their names themselves. The code for it is loaded when it is asked for.
 */
export async function participantsCsv(entries: readonly RegistrationEntry[], timeZone: string): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const rows = entries.map(({ person, user_id, state, position, registered_at }) => [
    person.personal_info.name,
    user_id,
    person.username,
    STATE_WORDS[state],
    position,
    formatDateTime(registered_at, timeZone),
  ]);
  // Spreadsheets take a file for UTF-8 only where it says so at its beginning.
  return stringify([HEADER, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

const STATE_WORDS = { registered: 'Registered', waiting: 'Waiting' } as const satisfies Record<RegistrationEntry['state'], string>;
