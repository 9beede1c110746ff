import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventNoticeMail, placeConfirmedMail, registrationRemovedMail } from '../src/mail/messages/registrationMessages.ts';
import { readHtml } from './frame.ts';
import { Mail } from './Mail.tsx';
import { asha } from './people.ts';

const event = { eventId: '0198c0de-7a11-7000-8000-000000000003', eventTitle: 'Robo Soccer' };

const meta = {
  title: 'Mails/Registrations',
  component: Mail,
  args: placeConfirmedMail(asha, { ...event, startsAt: new Date('2026-11-27T13:00:00.000Z') }),
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To who waited, or was added by hand, and has a place now. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("You have a place at 'Robo Soccer'")).toBeVisible();
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain("you are registered for 'Robo Soccer', which begins on Nov 27, 2026, 6:30 pm.");
    await expect(links).toEqual(['https://quad.campus.example/events/0198c0de-7a11-7000-8000-000000000003']);
  },
};

export const WithoutADate: Story = { args: placeConfirmedMail(asha, { ...event, startsAt: null }) };

/** To who was taken off the list, with the reason. */
export const Removed: Story = {
  args: registrationRemovedMail(asha, { ...event, text: 'Only first years play.\nThere will be another round.' }),
  play: async ({ canvasElement }) => {
    await expect((await readHtml(canvasElement)).text).toContain('Only first years play.');
  },
};

/** To everybody who is registered, in the words of those who organize the event. */
export const Notice: Story = {
  args: eventNoticeMail(asha, { ...event, subject: 'Bring your robot', text: 'We begin at ten.\n\nKits are at the desk.' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Robo Soccer: Bring your robot')).toBeVisible();
    await expect((await readHtml(canvasElement)).text).toContain("You get this because you registered for 'Robo Soccer'.");
  },
};
