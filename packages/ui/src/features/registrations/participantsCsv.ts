import type { RegistrationEntry } from '@quad/domain/registrations';
import { formatDateTime } from '@quad/domain/time';
import { toCsv } from '../../primitives/saving/csv.ts';

const HEADER = ['Name', 'Roll number', 'Email', 'State', 'Place in line', 'Registered at'];

/** Who registered, as CSV for a spreadsheet: in the order in which they came, times in the campus's zone. */
export async function participantsCsv(entries: readonly RegistrationEntry[], timeZone: string): Promise<string> {
  const rows = entries.map(({ person, user_id, state, position, registered_at }) => [
    person.personal_info.name,
    user_id,
    person.username,
    STATE_WORDS[state],
    position,
    formatDateTime(registered_at, timeZone),
  ]);
  return toCsv([HEADER, ...rows]);
}

const STATE_WORDS = { registered: 'Registered', waiting: 'Waiting' } as const satisfies Record<RegistrationEntry['state'], string>;
