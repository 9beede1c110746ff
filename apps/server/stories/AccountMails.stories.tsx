import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  addressChangedMail,
  googleAccountMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from '../src/mail/messages/accountMessages.ts';
import { coordinatorWelcomeMail } from '../src/mail/messages/coordinatorMessages.ts';
import { readHtml } from './frame.ts';
import { Mail } from './Mail.tsx';
import { asha, link } from './people.ts';

const meta = {
  title: 'Mails/Accounts',
  component: Mail,
  args: passwordResetMail(asha, link),
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To whoever forgot a password. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const address =
      'https://quad.campus.example/reset-password/0198c0de-7a11-7000-8000-000000000001/zR3mVb1Jt0y5cXq8WnK2fLh7uPsD4aGe9iToYQxMvBE';
    await expect(canvas.getByText(/^Hello Asha Patil,/)).toHaveTextContent(address);
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain('Hello Asha Patil,');
    await expect(links).toEqual([address]);
  },
};

/** To whoever has a new password, or is said to have. */
export const PasswordChanged: Story = { args: passwordChangedMail(asha, new Date('2026-11-20T09:30:00.000Z')) };

/** To the address that an account no longer has. */
export const AddressChanged: Story = { args: addressChangedMail(asha, new Date('2026-11-20T09:30:00.000Z')) };

/** To whose account somebody tries passwords. */
export const SignInAttempts: Story = { args: signInAttemptsMail(asha, new Date('2026-11-20T09:30:00.000Z')) };

/** To whoever forgot the password of an account that has none. */
export const GoogleAccount: Story = { args: googleAccountMail(asha) };

/** To the contact of a new unit, who coordinates it from now on. */
export const NewCoordinator: Story = {
  args: coordinatorWelcomeMail({ ...asha, email: 'drones@campus.example', name: 'Drone Club' }, { ...link, hasGoogle: true }),
};

export const NewCoordinatorWithoutGoogle: Story = {
  args: coordinatorWelcomeMail({ ...asha, email: 'drones@campus.example', name: 'Drone Club' }, { ...link, hasGoogle: false }),
};

export const LongName: Story = { args: googleAccountMail({ ...asha, name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao' }) };

/** Whatever somebody chose for a name stays text. */
export const NameWithMarkup: Story = {
  args: googleAccountMail({ ...asha, name: '<a href="https://evil.example">Asha</a>' }),
  play: async ({ canvasElement }) => {
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain('Hello <a href="https://evil.example">Asha</a>,');
    await expect(links).toEqual(['https://quad.campus.example/login']);
  },
};
