import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';
import { isRollNumber, LONGEST_ROLL_NUMBER } from './rollNumber.ts';

/** The first year that anybody was admitted in. */
export const EARLIEST_ADMISSION_YEAR = 2016;

/** True for a year of admission, as text, from 2016 to the current year. */
export function isAdmissionYear({ year, currentYear }: { year: string; currentYear: number }): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= EARLIEST_ADMISSION_YEAR && Number(year) <= currentYear;
}

/** The year of admission; the later bound is the current year, so it is an argument. Gives text. */
function admissionYear(currentYear: number) {
  return v.pipe(
    v.union([v.string(), v.number()], ACCOUNT_TEXTS.admissionYearInvalid),
    v.transform((year) => String(year).trim()),
    v.check((year) => isAdmissionYear({ year, currentYear }), ACCOUNT_TEXTS.admissionYearInvalid),
  );
}

interface OnboardingBounds {
  /** The later bound of the year of admission. */
  readonly currentYear: number;
  /** Which roll number is taken whatever its form; every one if left out, since what the institute has stored stays valid. */
  readonly isTaken?: (rollNumber: string) => boolean;
}

/** What the onboarding form sends, with the year bounded by the current one. Name and e-mail are the session's; what is sent is ignored. */
/* @__NO_SIDE_EFFECTS__ */
export function onboardingInput({ currentYear, isTaken = () => true }: OnboardingBounds) {
  return body({
    name: ActorField,
    email: ActorField,
    ID_No: v.pipe(
      requiredText(ACCOUNT_TEXTS.idRequired, LONGEST_ROLL_NUMBER),
      v.check((number) => isTaken(number) || isRollNumber(number), ACCOUNT_TEXTS.rollNumberForm),
    ),
    mobile_no: v.pipe(v.string(ACCOUNT_TEXTS.mobileInvalid), v.trim(), v.regex(/^\d{10}$/, ACCOUNT_TEXTS.mobileInvalid)),
    add_year: admissionYear(currentYear),
    Program: requiredText(ACCOUNT_TEXTS.programRequired),
    discipline: requiredText(ACCOUNT_TEXTS.disciplineRequired),
  });
}

/** The onboarding body as the contract states it: whoever knows the date uses `onboardingInput` for the later bound. */
export const OnboardingInput = onboardingInput({ currentYear: 9999 });
export type OnboardingInput = v.InferOutput<typeof OnboardingInput>;
