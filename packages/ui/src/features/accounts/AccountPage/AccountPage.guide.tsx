import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page is for somebody who is not in yet: signing in, registering, confirming an address, choosing a new password.'],
  useInstead: [
    { when: 'Somebody is signed in', component: 'AppShell' },
    { when: 'A page inside the portal has a title and a column', component: 'Page' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a courtyard seen from above, beside the names of portal and institute.' },
    { part: 'Plan', is: 'the same courtyard, large; ornament, and on a desktop only.' },
    { part: 'Title', is: 'what the page is; its one heading of the first level.' },
    { part: 'Subtitle', is: 'what one does here, in a sentence.' },
    { part: 'Column', is: 'the form, at most 27 rem wide. It hangs from a fixed height, so that what comes in below never moves it.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="xs">
          <Heading level={2}>Sign in</Heading>
          <Text tone="muted">Clubs, events and rooms of your campus.</Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Heading level={2}>Welcome!</Heading>
          <Text tone="muted">Please enter your email address and your password below and press the button.</Text>
        </Stack>
      ),
      why: 'The title says what the page is. What the fields say need not be said before them.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Mark', role: 'banner', text: 'Campus Institute' },
    { part: 'Column', role: 'main' },
    { part: 'Title', role: 'heading', name: 'Sign in', state: { level: 1 } },
  ],
  adapts: {
    narrow: { says: 'The names stand above the column; the plan is gone.', story: 'Default' },
    long: { says: 'Long names of portal and institute break beside the mark.', story: 'LongNames' },
    many: { says: 'A form of many fields makes the page longer; the names stay at its top.', story: 'Default' },
    rightToLeft: { says: 'The names and the plan stand on the right, the column on the left.', story: 'Default' },
  },
  related: ['SignInForm', 'RegisterForm', 'OnboardingForm', 'AppShell'],
  matrix: 'LongNames',
} satisfies ComponentGuide;
