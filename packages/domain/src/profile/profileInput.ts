import * as v from 'valibot';
import { isAdmissionYear } from '../accounts/onboardingInput.ts';
import type { User } from '../accounts/user.ts';
import { ActorField, body } from '../fields/body.ts';
import { isInstant, isWithinDates, OUT_OF_DATES } from '../fields/dates.ts';
import { optionalNumber } from '../fields/number.ts';
import { type RuleMessage, ruleMessage } from '../fields/ruleMessage.ts';
import { hasControlCharacter, NO_CONTROL_CHARACTERS } from '../fields/text.ts';
import { PROFILE_TEXTS } from '../messages/profile.ts';
import { isCalendarDay } from '../time/campusTime.ts';
import { isGithubLink, isLinkedinLink } from './links.ts';
import { DISCIPLINES, GENDERS, HOSTELS, optionsWithStored, PROGRAMS, YEARS_OF_STUDY } from './options.ts';

/** Context that the full rules of the profile need. */
export interface ProfileContext {
  readonly currentYear: number;
  /** The profile before the change: a stored value that is not in a list may stay. */
  readonly stored?: Pick<User, 'personal_info' | 'academic_info' | 'contact_info'>;
}

/** A field that is either blank or valid. If omitted, it stays unchanged; if blank or null, it is cleared. */
/* @__NO_SIDE_EFFECTS__ */
function blankOr(isRight: (text: string) => boolean, message: RuleMessage) {
  return v.optional(
    v.pipe(
      v.nullable(v.string(), ''),
      v.trim(),
      v.check((text) => !hasControlCharacter(text), NO_CONTROL_CHARACTERS),
      v.maxLength(2048, ruleMessage('Keep this within {1} characters.', { 1: '2,048' })),
      v.check((text) => text === '' || isRight(text), message),
    ),
  );
}

function oneOf(options: readonly string[], stored: string | null | undefined, context: ProfileContext | undefined) {
  const allowed = optionsWithStored(options, stored);
  return blankOr((text) => context === undefined || allowed.includes(text), 'Choose one of the listed options.');
}

const Phone = blankOr((phone) => /^\d{10}$/.test(phone), PROFILE_TEXTS.phoneInvalid);
const isDayLike = (text: string) => isCalendarDay(text) || isInstant(text);
const DateOfBirth = v.pipe(
  blankOr(isDayLike, 'Enter the date as YYYY-MM-DD.'),
  v.check((day) => !day || !isDayLike(day) || isWithinDates(day), OUT_OF_DATES),
);
const Cgpa = v.optional(optionalNumber({ min: 0, max: 10, step: 0.01, message: 'CGPA must be between 0 and 10, in steps of 0.01.' }));
const ShortText = blankOr((text) => text.length <= 150, ruleMessage('Keep this within {1} characters.', { 1: '150' }));

function admissionYear(context: ProfileContext | undefined) {
  const isRight = (year: string) => context === undefined || isAdmissionYear({ year, currentYear: context.currentYear });
  const message = context
    ? ruleMessage(PROFILE_TEXTS.admissionYearInvalid, { year: context.currentYear })
    : 'Enter the year as four digits.';
  return v.optional(
    v.pipe(
      v.nullable(v.union([v.string(), v.number()]), ''),
      v.transform((year) => String(year).trim()),
      v.check((year) => year === '' || (/^\d{4}$/.test(year) && isRight(year)), message),
    ),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function details(context: ProfileContext | undefined) {
  const { personal_info: personal, academic_info: academic, contact_info: contact } = context?.stored ?? {};
  return body({
    /** Account fields that a form sends back unchanged; a different value is refused. */
    user_id: ActorField,
    role: ActorField,
    personal_info: v.optional(
      body({
        name: ActorField,
        email: ActorField,
        profilePic: ActorField,
        gender: oneOf(GENDERS, personal?.gender, context),
        date_of_birth: DateOfBirth,
        phone: Phone,
      }),
    ),
    academic_info: v.optional(
      body({
        program: oneOf(PROGRAMS, academic?.program, context),
        branch: oneOf(DISCIPLINES, academic?.branch, context),
        batch_year: admissionYear(context),
        current_year: oneOf(YEARS_OF_STUDY, academic?.current_year, context),
        cgpa: Cgpa,
      }),
    ),
    contact_info: v.optional(
      body({
        hostel: oneOf(HOSTELS, contact?.hostel, context),
        room_number: ShortText,
        socialLinks: v.optional(
          body({
            github: blankOr(isGithubLink, PROFILE_TEXTS.githubInvalid),
            linkedin: blankOr(isLinkedinLink, PROFILE_TEXTS.linkedinInvalid),
          }),
        ),
      }),
    ),
  });
}

/** The editable part of a profile with all its rules, for the form and for the server once it has the stored profile. */
export function profileDetails(context: ProfileContext) {
  return details(context);
}

/** Body of a profile change for the contract; lists and the bounds of the year need `profileDetails`. */
export const ProfileUpdateInput = body({ userId: ActorField, updatedDetails: details(undefined) });
export type ProfileUpdateInput = v.InferOutput<typeof ProfileUpdateInput>;
export type ProfileDetails = ProfileUpdateInput['updatedDetails'];
