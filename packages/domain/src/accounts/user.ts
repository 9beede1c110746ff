import * as v from 'valibot';
import { Id } from '../identity/id.ts';

const Text = v.optional(v.nullable(v.string()));
/** A name that a backend may leave out or send as null: blank then, for the screen to say what it says instead. */
const Name = v.nullish(v.string(), '');

/**
 * The signed-in person as the portal sees them. The role is free text on the wire: an unknown one is shown as such
 * and gets a student's rights (specification 1, section 1).
 */
export const User = v.object({
  _id: Id,
  /** Roll number; absent before onboarding. */
  user_id: v.optional(v.nullable(v.string())),
  role: v.optional(v.string(), 'STUDENT'),
  strategy: v.optional(v.string()),
  /** The e-mail address. */
  username: v.string(),
  onboardingComplete: v.optional(v.boolean()),
  /**
   * What the person is asked for while nobody has shown that the mailbox is theirs: 'required' before anything else, 'reminder' to be
   * done at leisure. Absent once it is proven, and from servers that do not ask.
   */
  email_proof: v.optional(v.string()),
  personal_info: v.object({
    name: Name,
    email: Name,
    phone: Text,
    date_of_birth: Text,
    gender: Text,
    profilePic: Text,
  }),
  academic_info: v.optional(
    v.object({
      program: Text,
      branch: Text,
      batch_year: Text,
      current_year: Text,
      cgpa: v.optional(v.nullable(v.number())),
    }),
    {},
  ),
  contact_info: v.optional(
    v.object({
      hostel: Text,
      room_number: Text,
      socialLinks: v.optional(v.object({ github: Text, linkedin: Text }), {}),
    }),
    {},
  ),
  status: v.optional(v.string()),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type User = v.InferOutput<typeof User>;

/** Another person, as far as everybody may know them. The address is there for office-bearers only. */
export const PersonReference = v.object({
  _id: Id,
  username: v.optional(v.string()),
  personal_info: v.nullish(v.object({ name: Name }), {}),
});
export type PersonReference = v.InferOutput<typeof PersonReference>;

/** A student as office-bearers see them beside a skill, an achievement or a position. */
export const StudentReference = v.object({
  _id: Id,
  /** Roll number. */
  user_id: Text,
  username: Text,
  personal_info: v.nullish(v.object({ name: Name, email: Text }), {}),
});
export type StudentReference = v.InferOutput<typeof StudentReference>;

/** An account in a list to choose from. */
export const UserChoice = v.object({
  _id: Id,
  username: v.nullish(v.string(), ''),
  personal_info: v.nullish(v.object({ name: Name }), {}),
});
export type UserChoice = v.InferOutput<typeof UserChoice>;
