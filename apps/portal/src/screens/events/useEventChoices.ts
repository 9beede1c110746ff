import { useEventUnits, useStudentSearch } from '@quad/api-client/hooks';
import type { UserChoice } from '@quad/domain/accounts';
import { WISHED_BUDGET } from '@quad/domain/events';
import { useTranslate } from '@quad/ui';
import { useIsEnabled } from '../../app/useIsEnabled.ts';

const NONE: readonly never[] = [];

function personOption({ _id, username, personal_info: { name } }: UserChoice) {
  return { value: _id, label: name, detail: username };
}

/**
 * The options of the event form, and whether a typed budget is shown beside the ledger. If units fail to load, the data cache logs it and
 * the form shows no error.
 */
export function useEventChoices() {
  const { data: units = NONE } = useEventUnits();
  const searchStudents = useStudentSearch();
  const onSearchUsers = async (typed: string, signal: AbortSignal) => (await searchStudents(typed, signal)).map(personOption);
  const t = useTranslate();
  const budgetHint = useIsEnabled('money') ? t(WISHED_BUDGET) : undefined;
  return { units, onSearchUsers, budgetHint };
}
