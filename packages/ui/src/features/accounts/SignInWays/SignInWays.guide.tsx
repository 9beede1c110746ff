import type { ComponentGuide } from '../../../testing/guide.ts';
import { SignInWays } from './SignInWays.tsx';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['The institute has providers of its own to sign in with, or somebody is back from one and not signed in.'],
  useInstead: [{ when: 'There is an address and a password to be typed', component: 'SignInForm' }],
  anatomy: [
    { part: 'Problem', is: 'why somebody is back and not in; above the ways.' },
    { part: 'Continue with …', is: 'a link to each provider, as the institute calls it.' },
  ],
  dos: [
    {
      do: <SignInWays ways={[{ label: 'Campus Institute', href: '/auth/providers/campus' }]} />,
      dont: <SignInWays ways={[{ label: 'https://id.campus.example/realms/main', href: '/auth/providers/campus' }]} />,
      why: 'People know their institute by its name, and no address of a machine.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Goes to the next way.',
      outcome: { focus: { role: 'link', name: 'Continue with Campus Institute' } },
      story: 'Default',
    },
  ],
  screenReader: [
    { part: 'Way', role: 'link', name: 'Continue with Campus Institute' },
    {
      part: 'Problem',
      role: 'alert',
      text: 'Only addresses of the institute may sign in. Choose an account whose address ends in @campus.example.',
      story: 'OtherDomain',
    },
  ],
  adapts: {
    narrow: { says: 'Each way takes the whole width at any size.', story: 'Default' },
    long: { says: 'A long name goes on in the next line of its link.', story: 'Many' },
    many: { says: 'The ways stand one below the other.', story: 'Many' },
    rightToLeft: { says: 'Texts stay in the middle of their links.', story: 'Default' },
  },
  related: ['SignInForm', 'AccountPage'],
} satisfies ComponentGuide;
