import type { RegistrationFilters } from '@quad/api-client/hooks';
import { NO_PARTICIPANT_FILTERS, type ParticipantFilters } from '@quad/ui/features/registrations';
import { useMemo } from 'react';
import { useListFilters } from '../../app/useUrlFilters.ts';
import { usePaused } from './useEventFilters.ts';

function isState(word: string): word is 'registered' | 'waiting' {
  return word === 'registered' || word === 'waiting';
}

/** The filters of a list of participants, kept in the address: what the bar shows, and what of it the server is asked for. */
export function useParticipantFilters() {
  const { filters: kept, onFilter } = useListFilters<'search' | 'state'>(NO_PARTICIPANT_FILTERS);
  const search = usePaused(kept.search).trim();
  const state = isState(kept.state) ? kept.state : '';
  const filters = useMemo(
    (): RegistrationFilters => ({ ...(search === '' ? {} : { search }), ...(state === '' ? {} : { state }) }),
    [search, state],
  );
  const words: ParticipantFilters = { search: kept.search, state };
  return { filters, words, onFilter: (next: ParticipantFilters) => onFilter({ ...next }) };
}
