import type * as v from 'valibot';
import { body } from '../fields/body.ts';
import { OwnPassword } from './confirmation.ts';
import { NewPassword } from './newPassword.ts';

/** Body of the password form in the settings. */
export const ChangePasswordInput = body({ current_password: OwnPassword, password: NewPassword });
export type ChangePasswordInput = v.InferOutput<typeof ChangePasswordInput>;
