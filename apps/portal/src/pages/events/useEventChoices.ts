import { useEventUnits, useEventUsers } from '@quad/api-client/hooks';

const NONE: readonly never[] = [];

/** What the event form offers to choose from. Where it could not be had the cache logs it, and the form says nothing more. */
export function useEventChoices() {
  const { data: units = NONE } = useEventUnits();
  const { data: users = NONE } = useEventUsers();
  return { units, users };
}
