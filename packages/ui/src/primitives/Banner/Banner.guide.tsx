import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Banner } from './Banner.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'There is something to know about the page or a part of it, as long as it is so: a rule, a conflict, a limit.',
    'A form could not be sent, and it is not about one field.',
    'Something in a text is to be pointed out: what others call a callout, an admonition or an inline notification.',
  ],
  useInstead: [
    { when: 'Content could not be had', component: 'ErrorState' },
    { when: 'It is about what was typed into one field', component: 'Field' },
    { when: 'There is nothing here yet', component: 'EmptyState' },
    { when: 'It has to be decided before going on', component: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'one of four, by tone: with it the tone is more than a colour. For the eye only.' },
    { part: 'Title', is: 'what it is about, in a few words; left out where a sentence says all.' },
    { part: 'Text', is: 'what there is to know, and what to do about it.' },
    { part: 'Actions', is: 'buttons or links that do it.' },
  ],
  dos: [
    {
      do: (
        <Banner tone="caution" title="The Main Auditorium is taken" actions={<Button size="s">Choose another room</Button>}>
          Line Follower Championship has it on 24 Nov from 6:30 pm.
        </Banner>
      ),
      dont: <Banner tone="critical">Error: room conflict.</Banner>,
      why: 'It says what happened in the reader’s words, and offers the way on. Critical is for what failed.',
    },
    {
      do: (
        <Field label="Mobile number" error="Mobile number must be 10 digits">
          <TextInput defaultValue="98200" />
        </Field>
      ),
      dont: (
        <Stack>
          <Banner tone="critical">Mobile number must be 10 digits</Banner>
          <Field label="Mobile number">
            <TextInput defaultValue="98200" />
          </Field>
        </Stack>
      ),
      why: 'What is wrong with a field is said at the field.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Banner that appears because something failed', role: 'alert', text: 'Please fix validation errors', story: 'Announced' },
    { part: 'Title', role: 'paragraph', text: 'The Main Auditorium is taken', story: 'WithActions' },
    { part: 'Action', role: 'button', name: 'Choose another room', story: 'WithActions' },
  ],
  adapts: {
    narrow: { says: 'Actions go under the text.', story: 'WithActions' },
    long: { says: 'Text breaks beside the icon, which stays with the first line.', story: 'LongText' },
    many: { says: 'One at a time: of several, put what is common into one.', story: 'Tones' },
    rightToLeft: { says: 'The icon stands on the right, the actions on the left.', story: 'WithActions' },
  },
  related: ['ErrorState', 'EmptyState', 'Field', 'AlertDialog'],
  matrix: 'Tones',
} satisfies ComponentGuide;
