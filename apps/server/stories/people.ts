import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { AccountMail } from '../src/mail/messages/mailOf.ts';

/** To whom the mails of the stories go. */
export const asha: AccountMail = {
  email: 'asha@campus.example',
  name: 'Asha Patil',
  institute: DEFAULT_INSTITUTE,
  portalUrl: 'https://quad.campus.example',
};

/** Of a reset link. */
export const link = { userId: '0198c0de-7a11-7000-8000-000000000001', token: 'zR3mVb1Jt0y5cXq8WnK2fLh7uPsD4aGe9iToYQxMvBE', minutes: 15 };
