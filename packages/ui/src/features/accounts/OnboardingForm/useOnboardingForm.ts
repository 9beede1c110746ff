import { type OnboardingInput, onboardingInput } from '@quad/domain/accounts';
import { useMemo, useState } from 'react';
import { useServerForm } from '../../forms/useServerForm.ts';

export interface OnboardingFormOptions {
  /** The user who registers, shown read-only. */
  person: { readonly name: string; readonly email: string };
  /** The current year on campus, the latest possible year of admission. */
  currentYear: number;
  /**
   * Completes the account. If the promise rejects, the form keeps the input and shows only field errors
   * (docs/specification/accounts.md#accounts-onboarding); the caller logs the failure.
   */
  onComplete: (details: OnboardingInput) => Promise<unknown>;
}

const FIELDS = ['ID_No', 'mobile_no', 'add_year', 'Program', 'discipline'] as const;

/**
 * The onboarding form, validated by the five rules of the domain, then by the server. An unusual roll number is refused once; submitted
 * again unchanged, it is sent, because only the server knows the institute's format.
 */
export function useOnboardingForm({ person, currentYear, onComplete }: OnboardingFormOptions) {
  const [insisted] = useState(() => new Set<string>());
  return useServerForm({
    schema: useMemo(() => onboardingInput({ currentYear, isTaken: (number) => insisted.has(number) }), [currentYear, insisted]),
    defaultValues: { ...person, ID_No: '', mobile_no: '', add_year: '', Program: '', discipline: '' },
    fields: FIELDS,
    send: onComplete,
    failure: '',
    onInvalid: ({ getValues }) => void insisted.add(getValues('ID_No').trim()),
  });
}
