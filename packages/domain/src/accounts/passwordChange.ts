import type * as v from 'valibot';
import { body } from '../fields/body.ts';
import { OwnPassword } from './confirmation.ts';
import { NewPassword } from './newPassword.ts';

/** What the form in the settings sends that changes the password. */
export const ChangePasswordInput = body({ current_password: OwnPassword, password: NewPassword });
export type ChangePasswordInput = v.InferOutput<typeof ChangePasswordInput>;
