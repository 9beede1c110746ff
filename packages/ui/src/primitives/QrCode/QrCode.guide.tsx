import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Link } from '../Link/Link.tsx';
import { QrCode } from './QrCode.tsx';

const ADDRESS = 'https://quad.example/check-in/7f3a9c';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An address gets from a screen or paper to another person’s phone: at the door of an event, on a certificate.'],
  useInstead: [
    { when: 'Readers already have the page in front of them', component: 'Link' },
    { when: 'It is a code that has to be typed', component: 'Text' },
  ],
  anatomy: [
    { part: 'Modules', is: 'dark on white in every theme. A sixth of the modules may be covered.' },
    { part: 'Quiet zone', is: 'a margin of four white modules, which cameras need to find the code.' },
    { part: 'Name', is: 'what the code leads to; the alternative text of the image.' },
  ],
  dos: [
    {
      do: (
        <Stack align="start">
          <QrCode value={ADDRESS} label="Check in to Robo Night" size="s" />
          <Link href={ADDRESS}>quad.example/check-in/7f3a9c</Link>
        </Stack>
      ),
      dont: <QrCode value={ADDRESS} label="QR code" size="s" />,
      why: 'People who cannot point a camera at it have the link, and the name says what it is for.',
    },
    {
      do: <QrCode value={ADDRESS} label="Check in to Robo Night" size="s" />,
      dont: (
        <QrCode
          value={`${ADDRESS}?name=Meera%20Iyer&unit=Robotics%20Club&event=Robo%20Night&term=2026-2027&role=student`}
          label="Check in to Robo Night"
          size="s"
        />
      ),
      why: 'A short address has large modules, which can be read from further away.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Code', role: 'img', name: 'Check in to Robo Night' }],
  adapts: {
    narrow: { says: 'It is never wider than its container.', story: 'Sizes' },
    long: { says: 'A longer address has more modules in the same space; shorten it.', story: 'LongAddress' },
    many: { says: 'Show one at a time, otherwise the camera may read the wrong one.', story: 'Sizes' },
    rightToLeft: { says: 'It is the same image.', story: 'Default' },
  },
  related: ['Link'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
