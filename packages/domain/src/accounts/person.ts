import * as v from 'valibot';
import { LenientText } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

/** A name that a backend may leave out or send as null: blank then, for the screen to say what it says instead. */
const Name = v.nullish(v.string(), '');

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
  user_id: LenientText,
  username: LenientText,
  personal_info: v.nullish(v.object({ name: Name, email: LenientText }), {}),
});
export type StudentReference = v.InferOutput<typeof StudentReference>;

/** An account in a list to choose from. */
export const UserChoice = v.object({
  _id: Id,
  username: v.nullish(v.string(), ''),
  personal_info: v.nullish(v.object({ name: Name }), {}),
});
export type UserChoice = v.InferOutput<typeof UserChoice>;
