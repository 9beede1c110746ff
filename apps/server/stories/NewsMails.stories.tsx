import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { achievementVerifiedMail, skillEndorsedMail, userSkillEndorsedMail } from '../src/mail/messages/endorsementMessages.ts';
import { feedbackNewsMail, feedbackResolvedMail } from '../src/mail/messages/feedbackMessages.ts';
import { bookingReleasedMail, roomFreeAgainMail, roomRequestDecidedMail } from '../src/mail/messages/roomRequestMessages.ts';
import { readHtml } from './frame.ts';
import { Mail } from './Mail.tsx';
import { asha } from './people.ts';

const room = { request: { room: 'Senate Hall', date: '2026-11-27T00:00:00.000Z', time: '18:30' }, eventTitle: 'Robo Soccer' };
const feedback = {
  about: 'the event Robo Soccer',
  preview: 'The projector in the hall is too dim to read the score.',
  actionsTaken: 'The lamp was replaced.\nA spare one is at the desk now.',
};

const meta = {
  title: 'Mails/News',
  component: Mail,
  args: roomRequestDecidedMail(asha, { ...room, decision: 'Approved' }),
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To who asked for a room and has it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("You have the room for 'Robo Soccer'")).toBeVisible();
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain("your request for Senate Hall on Nov 27, 2026 at 6:30 pm, for 'Robo Soccer', was approved.");
    await expect(links).toEqual(['https://quad.campus.example/events']);
  },
};

export const RoomRejected: Story = { args: roomRequestDecidedMail(asha, { ...room, decision: 'Rejected' }) };

/** Of a weekly series that was decided together. */
export const WeeksApproved: Story = {
  args: roomRequestDecidedMail(asha, { ...room, decision: 'Approved', otherDays: 7 }),
  play: async ({ canvasElement }) => {
    await expect((await readHtml(canvasElement)).text).toContain('So were those for 7 more days of the same series.');
  },
};

/** To who waits for a room that somebody gave back. */
export const RoomFreeAgain: Story = {
  args: roomFreeAgainMail(asha, room),
  play: async ({ canvasElement }) => {
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain('Your request still waits for a decision; there is nothing that you have to do.');
    await expect(links).toEqual(['https://quad.campus.example/rooms']);
  },
};

/** To who had a booking that those who decide gave back. */
export const BookingReleased: Story = { args: bookingReleasedMail(asha, room) };

/** To who gave feedback, with what was done about it. */
export const FeedbackResolved: Story = { args: feedbackResolvedMail(asha, feedback) };

/** To who gave it anonymously, hours later: not a word about what it was. */
export const FeedbackNews: Story = {
  args: feedbackNewsMail(asha),
  play: async ({ canvasElement }) => {
    await expect((await readHtml(canvasElement)).text).toContain('something was done about feedback that you gave.');
  },
};

/** To who proposed a skill for the catalogue. */
export const ProposedSkillEndorsed: Story = { args: skillEndorsedMail(asha, { skill: 'Rust' }) };

export const SkillEndorsed: Story = { args: userSkillEndorsedMail(asha, { skill: 'Rust', level: 'expert', endorser: 'Arjun Mehta' }) };

export const AchievementVerified: Story = {
  args: achievementVerifiedMail(asha, { title: 'Winner, Robo Soccer', verifier: 'Arjun Mehta' }),
};
