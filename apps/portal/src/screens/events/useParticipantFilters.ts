import type { RegistrationFilters } from '@quad/api-client/hooks';
import { NO_PARTICIPANT_FILTERS, type ParticipantFilters } from '@quad/ui/features/registrations';
import { useQueryFilters } from '../../app/useUrlFilters.ts';

function isState(word: string): word is 'registered' | 'waiting' {
  return word === 'registered' || word === 'waiting';
}

function readFilters({ search, state }: Readonly<Record<'search' | 'state', string>>): RegistrationFilters {
  return { ...(search.trim() === '' ? {} : { search: search.trim() }), ...(isState(state) ? { state } : {}) };
}

/** The filters of a list of participants, kept in the address: what the bar shows, and what of it the server is asked for. */
export function useParticipantFilters() {
  const { bar, asked } = useQueryFilters<'search' | 'state', RegistrationFilters>(NO_PARTICIPANT_FILTERS, readFilters);
  const { search, state } = bar.filters;
  const words: ParticipantFilters = { search, state: isState(state) ? state : '' };
  return { filters: asked, words, onFiltersChange: (next: ParticipantFilters) => bar.onFiltersChange({ ...next }) };
}
