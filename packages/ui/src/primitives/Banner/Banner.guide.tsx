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
    'People should know something about the page or a part of it while it applies: a rule, a conflict, a limit.',
    'A form could not be submitted, and the reason is not about one field.',
    'A text has a highlighted note: a callout, an admonition or an inline notification.',
  ],
  useInstead: [
    { when: 'Content could not be loaded', component: 'ErrorState' },
    { when: 'It is about the value of one field', component: 'Field' },
    { when: 'There are no items yet', component: 'EmptyState' },
    { when: 'A decision is needed before going on', component: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'one of four, by tone, so that the tone is not only a colour. Decorative.' },
    { part: 'Title', is: 'the subject, in a few words; omitted if one sentence is enough.' },
    { part: 'Text', is: 'the information, and what to do about it.' },
    { part: 'Actions', is: 'buttons or links for that.' },
  ],
  dos: [
    {
      do: (
        <Banner tone="caution" title="The Main Auditorium is taken" actions={<Button size="s">Choose another room</Button>}>
          Line Follower Championship has it on 24 Nov from 6:30 pm.
        </Banner>
      ),
      dont: <Banner tone="critical">Error: room conflict.</Banner>,
      why: 'It says what happened in the reader’s words, and offers the next step. Critical is for failures.',
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
      why: 'Errors of a field are shown at the field.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Banner that appears because something failed', role: 'alert', text: 'Please fix validation errors', story: 'Announced' },
    { part: 'Title', role: 'paragraph', text: 'The Main Auditorium is taken', story: 'WithActions' },
    { part: 'Action', role: 'button', name: 'Choose another room', story: 'WithActions' },
  ],
  adapts: {
    narrow: { says: 'Actions move below the text.', story: 'WithActions' },
    long: { says: 'Text wraps beside the icon, which stays at the first line.', story: 'LongText' },
    many: { says: 'Show one at a time: combine several into one.', story: 'Tones' },
    rightToLeft: { says: 'The icon is on the right, the actions on the left.', story: 'WithActions' },
  },
  related: ['ErrorState', 'EmptyState', 'Field', 'AlertDialog'],
  matrix: 'Tones',
} satisfies ComponentGuide;
