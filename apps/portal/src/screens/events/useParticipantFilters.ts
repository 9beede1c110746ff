import type { RegistrationFilters } from '@quad/api-client/hooks';
import { REGISTRATION_ORDERS } from '@quad/domain/registrations';
import { NO_PARTICIPANT_FILTERS, type ParticipantFilters } from '@quad/ui/features/registrations';
import { useQueryFilters } from '../../app/useUrlFilters.ts';

function isState(word: string): word is 'registered' | 'waiting' {
  return word === 'registered' || word === 'waiting';
}

type Words = Readonly<Record<keyof ParticipantFilters, string>>;

const orderOf = (word: string) => REGISTRATION_ORDERS.find((order) => order === word);

function readFilters({ search, state, order: word }: Words): RegistrationFilters {
  const order = orderOf(word);
  return { ...(search.trim() && { search: search.trim() }), ...(isState(state) && { state }), ...(order && { order }) };
}

/** Filters of the participants, kept in the URL: the values of the filter bar, and the query for the server. */
export function useParticipantFilters() {
  const { bar, asked } = useQueryFilters<keyof ParticipantFilters, RegistrationFilters>(NO_PARTICIPANT_FILTERS, readFilters);
  const { search, state, order } = bar.filters;
  const words: ParticipantFilters = { search, state: isState(state) ? state : '', order: orderOf(order) ?? '' };
  return { filters: asked, words, onFiltersChange: (next: ParticipantFilters) => bar.onFiltersChange({ ...next }) };
}
