import { LANGUAGES } from '@quad/domain/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { digestMail } from '../src/mail/messages/digestMessages.ts';
import { type MailedLine, notificationMail } from '../src/mail/messages/notificationMessages.ts';
import { roomRequestDecidedMail } from '../src/mail/messages/roomRequestMessages.ts';
import { translationOf } from '../src/mail/translation.ts';
import { readHtml } from './frame.ts';
import { Mail } from './Mail.tsx';
import { asha } from './people.ts';

const stopUrl = 'https://quad.campus.example/api/notifications/unsubscribe/AZjA3noRcACAAAAAAAAAAbC0vXk';
const reader = { ...asha, stopUrl };
const [, language] = LANGUAGES;
const hindi = { ...reader, name: 'आशा पाटिल', language, translation: translationOf(language) };
const changed: MailedLine = { kind: 'event-changed', count: 1, actors: [], titles: ['Robo Soccer'], subject_id: 'e1' };
const morning = {
  waiting: [{ ...changed, kind: 'room-requested', count: 3 }],
  news: [changed, { ...changed, kind: 'user-skill-endorsed', count: 4, titles: ['Rust'] }],
  tomorrow: [
    { title: 'Robo Soccer', startsAt: new Date('2026-11-21T10:30:00.000Z') },
    { title: 'Monsoon Ragas', startsAt: new Date('2026-11-21T13:00:00.000Z') },
  ],
} as const satisfies Parameters<typeof digestMail>[1];

const meta = {
  title: 'Mails/Notifications',
  component: Mail,
  args: notificationMail(reader, changed),
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What has no mail of its own, in one line; the last link stops such mails. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { text, links } = await readHtml(canvasElement);
    await expect(text).toContain('Robo Soccer has a new time or place.');
    await expect(links).toEqual(['https://quad.campus.example/events/e1', stopUrl]);
  },
};

/** What waits, what comes and what is new, on a morning. */
export const Digest: Story = {
  args: digestMail(reader, morning),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 things wait for you, 2 events tomorrow, 5 pieces of news')).toBeVisible();
    await expect((await readHtml(canvasElement)).text).toContain('- 4 endorsements of your skills');
  },
};

/** On a dark device the same mail is dark. */
export const Dark: Story = {
  args: { ...digestMail(reader, morning), isDark: true },
  play: async ({ canvasElement }) => {
    await readHtml(canvasElement);
    const frame = canvasElement.querySelector('iframe');
    const ground = () => frame?.contentWindow?.getComputedStyle(frame.contentDocument?.body as HTMLElement).backgroundColor;
    await waitFor(() => expect(ground()).toBe('rgb(13, 17, 23)'));
  },
};

export const InHindi: Story = { args: digestMail(hindi, morning) };

export const RoomInHindi: Story = {
  args: roomRequestDecidedMail(hindi, {
    request: { room: 'Senate Hall', date: '2026-11-27T00:00:00.000Z', time: '18:30' },
    eventTitle: 'Robo Soccer',
    decision: 'Approved',
  }),
  play: async ({ canvas }) => expect(canvas.getByText("'Robo Soccer' के लिए आपको कमरा मिल गया")).toBeVisible(),
};
