import { useCallback } from 'react';
import { useStudentSearch } from '../events.ts';
import { useRegistrationSearch } from '../registrations.ts';

/** Maximum number of people outside the list in a search result. */
const MAX_OTHERS = 5;

/** Finds people by name: first those on the list, then other students. */
export function useVisitorSearch(eventId: string) {
  const searchList = useRegistrationSearch();
  const searchStudents = useStudentSearch();
  return useCallback(
    async (typed: string, signal: AbortSignal) => {
      const [listed, others] = await Promise.all([searchList(eventId, typed, signal), searchStudents(typed, signal)]);
      const known = new Set(listed.map(({ _id }) => _id));
      const nameOf = ({ personal_info }: { personal_info: { name: string } }) => personal_info.name.trim() || 'User';
      return [
        ...listed.map(({ _id, person, user_id, state, checked_in_at }) => ({
          userId: _id,
          name: nameOf(person),
          detail: [user_id, person.username].filter(Boolean).join(' · '),
          registered: state === 'registered',
          since: checked_in_at,
        })),
        ...others
          .filter(({ _id }) => !known.has(_id))
          .slice(0, MAX_OTHERS)
          .map((one) => ({ userId: one._id, name: nameOf(one), detail: one.username, registered: false, since: null })),
      ];
    },
    [eventId, searchList, searchStudents],
  );
}
