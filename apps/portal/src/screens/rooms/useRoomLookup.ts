import { useRooms, useRoomUses } from '@quad/api-client/hooks';
import { movedDay } from '@quad/domain/calendar';
import { isWithinDates } from '@quad/domain/fields';
import { isCalendarDay } from '@quad/domain/time';
import { useCallback, useState } from 'react';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

/** Days after the chosen one that are searched for the next free slot. */
const DAYS_AHEAD = 6;
/** Maximum number of days ahead that one request may cover. */
const MAX_DAYS_AHEAD = 41;

/**
 * The bookings of other rooms for the request form: on the chosen day and the days after it. `lookedUp` is undefined without a catalogue,
 * because rooms are then free text.
 */
export function useRoomLookup() {
  const { roomSlotMinutes } = useInstitute();
  const hasRooms = useIsEnabled('rooms');
  const [looked, setLooked] = useState({ date: '', weeks: 1 });
  const onRangeChange = useCallback((next: { date: string; weeks: number }) => setLooked(next), []);
  const { date, weeks } = looked;
  const ahead = weeks > 1 ? Math.min((weeks - 1) * 7 + DAYS_AHEAD, MAX_DAYS_AHEAD) : DAYS_AHEAD;
  const range = isCalendarDay(date) && isWithinDates(date) ? { from: date, to: movedDay(date, 'day', ahead) } : undefined;
  const { data: rooms } = useRooms(hasRooms);
  const { data: uses } = useRoomUses(hasRooms ? range : undefined);
  return { onRangeChange, lookedUp: rooms && range && { rooms, uses, to: range.to, roomSlotMinutes } };
}
