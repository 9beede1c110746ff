import * as v from 'valibot';
import type { User } from '../accounts/user.ts';
import { type ProfileContext, profileDetails } from './profileInput.ts';

/** The editable part of a profile as form values: texts, blank if unknown. */
export interface ProfileForm {
  personal_info: { gender: string; date_of_birth: string; phone: string };
  academic_info: { program: string; branch: string; batch_year: string; current_year: string; cgpa: string };
  contact_info: { hostel: string; room_number: string; socialLinks: { github: string; linkedin: string } };
}

/** A change of a profile, with only the touched fields. */
export interface ProfileChange {
  personal_info?: Partial<ProfileForm['personal_info']>;
  academic_info?: Partial<ProfileForm['academic_info']>;
  contact_info?: Partial<Omit<ProfileForm['contact_info'], 'socialLinks'>> & {
    socialLinks?: Partial<ProfileForm['contact_info']['socialLinks']>;
  };
}

/** Converts a stored profile to form values. */
export function profileForm({ personal_info: personal, academic_info: academic, contact_info: contact }: User): ProfileForm {
  return {
    personal_info: {
      gender: personal.gender ?? '',
      // A day, or a timestamp of which only the day counts.
      date_of_birth: personal.date_of_birth?.slice(0, 10) ?? '',
      phone: personal.phone ?? '',
    },
    academic_info: {
      program: academic.program ?? '',
      branch: academic.branch ?? '',
      batch_year: academic.batch_year ?? '',
      current_year: academic.current_year ?? '',
      cgpa: academic.cgpa?.toString() ?? '',
    },
    contact_info: {
      hostel: contact.hostel ?? '',
      room_number: contact.room_number ?? '',
      socialLinks: { github: contact.socialLinks.github ?? '', linkedin: contact.socialLinks.linkedin ?? '' },
    },
  };
}

/** Returns the fields of a group that differ; undefined if none does. */
function changed<Group extends Record<string, string>>(before: Group, after: Group): Partial<Group> | undefined {
  const fields: Partial<Group> = {};
  for (const name of Object.keys(after) as (keyof Group)[]) {
    if (before[name] !== after[name]) fields[name] = after[name];
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/**
 * Returns the change after an edit: only the fields that differ from the initial values, so that fields changed elsewhere meanwhile keep
 * their new values. Undefined if nothing has changed.
 */
export function profileChange(before: ProfileForm, after: ProfileForm): ProfileChange | undefined {
  const { socialLinks: linksBefore, ...contactBefore } = before.contact_info;
  const { socialLinks: linksAfter, ...contactAfter } = after.contact_info;
  const socialLinks = changed(linksBefore, linksAfter);
  const contact = changed(contactBefore, contactAfter);
  const change: ProfileChange = {
    personal_info: changed(before.personal_info, after.personal_info),
    academic_info: changed(before.academic_info, after.academic_info),
    contact_info: contact || socialLinks ? { ...contact, ...(socialLinks && { socialLinks }) } : undefined,
  };
  return change.personal_info || change.academic_info || change.contact_info ? change : undefined;
}

/**
 * Schema of the form with all rules of the profile; valid values are returned as typed, so that they can be compared with the initial ones.
 */
export function profileFormRules(context: ProfileContext): v.GenericSchema<ProfileForm> {
  const rules = profileDetails(context);
  return v.pipe(
    v.custom<ProfileForm>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      const { issues = [] } = v.safeParse(rules, dataset.value);
      for (const { message, path } of issues) addIssue({ message, path });
    }),
  );
}
