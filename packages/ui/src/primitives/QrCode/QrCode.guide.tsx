import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Link } from '../Link/Link.tsx';
import { QrCode } from './QrCode.tsx';

const ADDRESS = 'https://quad.example/check-in/7f3a9c';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An address gets from a screen or a sheet of paper into somebody else’s phone: at the door of an event, on a certificate.'],
  useInstead: [
    { when: 'The reader has it before them anyhow', component: 'Link' },
    { when: 'It is a code to be typed', component: 'Text' },
  ],
  anatomy: [
    { part: 'Modules', is: 'dark on white in every theme. A sixth of them may be covered.' },
    { part: 'Quiet zone', is: 'four modules of white around them, without which a camera does not find them.' },
    { part: 'Name', is: 'what one gets by it; it is an image for whoever hears it.' },
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
      why: 'Who cannot point a camera at it has the link, and the name says what it is for.',
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
      why: 'A short address has large modules, which are read from further away.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Code', role: 'img', name: 'Check in to Robo Night' }],
  adapts: {
    narrow: { says: 'It is never wider than its place.', story: 'Sizes' },
    long: { says: 'A longer address has more modules in the same place; say it shorter.', story: 'LongAddress' },
    many: { says: 'One at a time, or the camera takes the wrong one.', story: 'Sizes' },
    rightToLeft: { says: 'It is the same picture.', story: 'Default' },
  },
  related: ['Link'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
