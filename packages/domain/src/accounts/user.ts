import * as v from 'valibot';
import { Id } from '../identity/id.ts';

const Text = v.optional(v.nullable(v.string()));

/**
 * The signed-in person. The role is free text in the response: an unknown one is shown as such and has a student's rights
 * (docs/specification/shell.md#shell-roles).
 */
export const User = v.object({
  _id: Id,
  /** Roll number; absent before onboarding. */
  user_id: v.optional(v.nullable(v.string())),
  role: v.optional(v.string(), 'STUDENT'),
  strategy: v.optional(v.string()),
  /** The mail address. */
  username: v.string(),
  onboardingComplete: v.optional(v.boolean()),
  /**
   * Whether the mail address must be confirmed: 'required' before anything else, 'reminder' at some point. Absent once it is confirmed, and
   * from servers without this check.
   */
  email_proof: v.optional(v.string()),
  /** Whether the person is an administrator, independently of the role; absent if not. */
  is_administrator: v.optional(v.boolean()),
  personal_info: v.object({
    name: v.nullish(v.string(), ''),
    email: v.nullish(v.string(), ''),
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
