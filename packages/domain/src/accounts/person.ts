import * as v from 'valibot';
import { LenientText } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

/** A name that a backend may omit or send as null; parsed as blank, which screens replace with a substitute. */
const Name = v.nullish(v.string(), '');

/** Another person, with the data that everybody may see. The mail address is present for office-bearers only. */
export const PersonReference = v.object({
  _id: Id,
  username: v.optional(v.string()),
  personal_info: v.nullish(v.object({ name: Name }), {}),
});
export type PersonReference = v.InferOutput<typeof PersonReference>;

/** A student, as shown to office-bearers with a skill, an achievement or a position. */
export const StudentReference = v.object({
  _id: Id,
  /** Roll number. */
  user_id: LenientText,
  username: LenientText,
  personal_info: v.nullish(v.object({ name: Name, email: LenientText }), {}),
});
export type StudentReference = v.InferOutput<typeof StudentReference>;

/** An account in a list of options. */
export const UserChoice = v.object({
  _id: Id,
  username: v.nullish(v.string(), ''),
  personal_info: v.nullish(v.object({ name: Name }), {}),
});
export type UserChoice = v.InferOutput<typeof UserChoice>;
