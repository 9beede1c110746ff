import type { RegistrationEntry } from '@quad/domain/registrations';
import { formatDateTime } from '@quad/domain/time';
import { toCsv } from '../../primitives/downloads/csv.ts';

const HEADER = ['Name', 'Roll number', 'Email', 'State', 'Place in line', 'Registered at'];

/** Exports registrations as CSV, in order of registration, times in the campus's time zone. */
export async function participantsCsv(entries: readonly RegistrationEntry[], timeZone: string): Promise<string> {
  const rows = entries.map(({ person, user_id, state, position, registered_at }) => [
    person.personal_info.name,
    user_id,
    person.username,
    STATE_LABELS[state],
    position,
    formatDateTime(registered_at, timeZone),
  ]);
  return toCsv([HEADER, ...rows]);
}

const STATE_LABELS = { registered: 'Registered', waiting: 'Waiting' } as const satisfies Record<RegistrationEntry['state'], string>;
