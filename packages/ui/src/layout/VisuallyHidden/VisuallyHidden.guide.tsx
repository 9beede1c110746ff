import { Search } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The eye sees from the place or the picture what has to be said in words: a heading over tiles, a unit after a number.'],
  useInstead: [
    { when: 'An icon is pressed', component: 'IconButton' },
    { when: 'An input has no label in sight', component: 'Field' },
    { when: 'Everybody can use the words', component: 'Text' },
  ],
  anatomy: [{ part: 'Words', is: 'read out where they stand, taking no room. As `h2` or `h3` they name a part of the page.' }],
  dos: [
    {
      do: (
        <p>
          <span aria-hidden="true">★★★★☆</span>
          <VisuallyHidden>4 of 5 stars</VisuallyHidden>
        </p>
      ),
      dont: (
        <Button>
          Approve<VisuallyHidden> the request for the Main Auditorium on 24 Nov</VisuallyHidden>
        </Button>
      ),
      why: 'Hidden words say what the eye sees: four of five stars. The button hides for which room it is, which everybody needs, and whoever speaks to it knows “Approve” alone.',
    },
    {
      do: <IconButton label="Search" icon={<Search size={20} aria-hidden="true" />} />,
      dont: (
        <button type="button">
          <Search size={20} aria-hidden="true" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      ),
      why: 'A name that is hidden helps nobody who points; IconButton shows it in a tooltip as well.',
    },
    {
      do: (
        <Field label="Title">
          <TextInput />
        </Field>
      ),
      dont: (
        <label>
          <VisuallyHidden>Title</VisuallyHidden>
          <input placeholder="Title" />
        </label>
      ),
      why: 'The label of an input is for everybody.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Heading', role: 'heading', name: 'Events of this month', state: { level: 2 } },
    { part: 'Words in a line', role: 'paragraph', text: '4 out of 5', story: 'InALine' },
  ],
  adapts: {
    narrow: { says: 'It takes no room at any width.', story: 'Default' },
    long: { says: 'It is read out whole, however long; say it in a few words.', story: 'InALine' },
    many: { says: 'Much that is hidden is a second page: show it instead.', story: 'Default' },
    rightToLeft: { says: 'It is read in its place in the line.', story: 'InALine' },
  },
  related: ['IconButton', 'Heading', 'Text'],
  matrix: 'InALine',
} satisfies ComponentGuide;
