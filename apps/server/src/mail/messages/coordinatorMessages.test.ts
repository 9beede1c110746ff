import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { expect, it } from 'vitest';
import { coordinatorWelcomeMail } from './coordinatorMessages.ts';

const account = {
  email: 'drones@campus.example',
  name: 'Drone Club',
  institute: DEFAULT_INSTITUTE,
  portalUrl: 'https://quad.campus.example',
};
const link = { userId: '0198', token: 'abc_-9', minutes: 15 };

it('coordinatorWelcomeMail explains how a new coordinator signs in', () => {
  const mail = coordinatorWelcomeMail(account, { ...link, hasGoogle: true });
  expect(mail.to).toBe('drones@campus.example');
  expect(mail.subject).toBe('Drone Club is on Quad now');
  expect(mail.text).toBe(
    [
      'Hello Drone Club,',
      'you were added to Quad as an organizational unit. The owner of this address is its coordinator there, and manages its events, positions and endorsements.',
      'Set a password:\nhttps://quad.campus.example/reset-password/0198/abc_-9',
      'The link works once, for 15 minutes. When it has run out, ask for another one:',
      'Request a new link:\nhttps://quad.campus.example/forgot-password',
      'You can also sign in with Google, with the address drones@campus.example.',
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
});

it('coordinatorWelcomeMail omits Google when sign-in with Google is off', () => {
  expect(coordinatorWelcomeMail(account, { ...link, hasGoogle: false }).text).not.toContain('Google');
});
