import type { RegistrationFilters } from '@quad/api-client/hooks';
import { REGISTRATION_ORDERS } from '@quad/domain/registrations';
import { NO_PARTICIPANT_FILTERS, type ParticipantFilters } from '@quad/ui/features/registrations';
import { useQueryFilters } from '../../app/useUrlFilters.ts';

function isState(value: string): value is 'registered' | 'waiting' {
  return value === 'registered' || value === 'waiting';
}

type UrlFilters = Readonly<Record<keyof ParticipantFilters, string>>;

const orderOf = (value: string) => REGISTRATION_ORDERS.find((order) => order === value);

function readFilters({ search, state, order: value }: UrlFilters): RegistrationFilters {
  const order = orderOf(value);
  return { ...(search.trim() && { search: search.trim() }), ...(isState(state) && { state }), ...(order && { order }) };
}

/** Filters of the participants, kept in the URL: the values of the filter bar, and the query for the server. */
export function useParticipantFilters() {
  const { bar, query } = useQueryFilters<keyof ParticipantFilters, RegistrationFilters>(NO_PARTICIPANT_FILTERS, readFilters);
  const { search, state, order } = bar.filters;
  const filters: ParticipantFilters = { search, state: isState(state) ? state : '', order: orderOf(order) ?? '' };
  return { query, filters, onFiltersChange: (next: ParticipantFilters) => bar.onFiltersChange({ ...next }) };
}
