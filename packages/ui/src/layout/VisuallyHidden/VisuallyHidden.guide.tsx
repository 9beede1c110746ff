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
  useWhen: [
    'The position or an icon shows something that has to be a text for screen readers: a heading above tiles, a unit after a number.',
  ],
  useInstead: [
    { when: 'An icon is a button', component: 'IconButton' },
    { when: 'An input has no visible label', component: 'Field' },
    { when: 'The text helps everybody', component: 'Text' },
  ],
  anatomy: [{ part: 'Words', is: 'announced in place, without taking space. As `h2` or `h3` it names a part of the page.' }],
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
      why: 'Hidden text describes what is visible: four of five stars. The button hides the name of the room, which everybody needs, and people who use voice control only see “Approve”.',
    },
    {
      do: <IconButton label="Search" icon={<Search size={20} aria-hidden="true" />} />,
      dont: (
        <button type="button">
          <Search size={20} aria-hidden="true" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      ),
      why: 'A hidden name does not help people who use a pointer; IconButton also shows it in a tooltip.',
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
    narrow: { says: 'It takes no space at any width.', story: 'Default' },
    long: { says: 'It is announced completely, however long it is; use few words.', story: 'InALine' },
    many: { says: 'Much hidden text is a second page: show it instead.', story: 'Default' },
    rightToLeft: { says: 'It is announced at its place in the line.', story: 'InALine' },
  },
  related: ['IconButton', 'Heading', 'Text'],
  matrix: 'InALine',
} satisfies ComponentGuide;
