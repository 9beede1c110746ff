import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';
import { isRollNumber, MAX_ROLL_NUMBER_LENGTH } from './rollNumber.ts';

/** Earliest year of admission. */
export const EARLIEST_ADMISSION_YEAR = 2016;

/** Whether a text is a year of admission, from 2016 to the current year. */
export function isAdmissionYear({ year, currentYear }: { year: string; currentYear: number }): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= EARLIEST_ADMISSION_YEAR && Number(year) <= currentYear;
}

/** Schema of the year of admission, as text; the current year is the upper bound and therefore an argument. */
function admissionYear(currentYear: number) {
  return v.pipe(
    v.union([v.string(), v.number()], ACCOUNT_TEXTS.admissionYearInvalid),
    v.transform((year) => String(year).trim()),
    v.check((year) => isAdmissionYear({ year, currentYear }), ACCOUNT_TEXTS.admissionYearInvalid),
  );
}

interface OnboardingBounds {
  /** Upper bound of the year of admission. */
  readonly currentYear: number;
  /** Whether to accept a roll number regardless of its format; accepts all if omitted, because numbers already stored stay valid. */
  readonly isTaken?: (rollNumber: string) => boolean;
}

/**
 * Body of the onboarding form, with the current year as the upper bound. Name and mail address come from the session; values in the body
 * are ignored.
 */
/* @__NO_SIDE_EFFECTS__ */
export function onboardingInput({ currentYear, isTaken = () => true }: OnboardingBounds) {
  return body({
    name: ActorField,
    email: ActorField,
    ID_No: v.pipe(
      requiredText(ACCOUNT_TEXTS.idRequired, MAX_ROLL_NUMBER_LENGTH),
      v.check((number) => isTaken(number) || isRollNumber(number), ACCOUNT_TEXTS.rollNumberForm),
    ),
    mobile_no: v.pipe(v.string(ACCOUNT_TEXTS.mobileInvalid), v.trim(), v.regex(/^\d{10}$/, ACCOUNT_TEXTS.mobileInvalid)),
    add_year: admissionYear(currentYear),
    Program: requiredText(ACCOUNT_TEXTS.programRequired),
    discipline: requiredText(ACCOUNT_TEXTS.disciplineRequired),
  });
}

/** The onboarding body for the contract; code that knows the date uses `onboardingInput` for the upper bound. */
export const OnboardingInput = onboardingInput({ currentYear: 9999 });
export type OnboardingInput = v.InferOutput<typeof OnboardingInput>;
