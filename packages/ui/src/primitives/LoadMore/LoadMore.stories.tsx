import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, callsTimes, hasFocus, hasValue, lacks, neverCalls, presses, sees, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './LoadMore.guide.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

function Growing({ shown: atFirst, onLoadMore, ...rest }: LoadMoreProps) {
  const [shown, setShown] = useState(atFirst);
  const more = () => {
    onLoadMore();
    setShown(Math.min(shown + 20, rest.total ?? 0));
  };
  return <LoadMore {...rest} shown={shown} onLoadMore={more} />;
}

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { shown: 20, total: 50, onLoadMore: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Growing {...args} />,
  play: sequence(performTables, callsTimes(2, 'onLoadMore'), sees('All 50 are shown')),
};

export const Loading: Story = { args: { loading: true }, play: sequence(performTables, presses('Loading...'), neverCalls('onLoadMore')) };
export const Failed: Story = { args: { error: 'The next events could not be loaded. Check the connection.' }, play: performTables };
export const TotalUnknown: Story = { args: { shown: 1200, total: undefined, more: true }, play: sees('1,200 shown') };

export const All: Story = act({ args: { shown: 50 } }, lacks('button'), ({ canvas }) =>
  expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
);

/** A list that can be searched: what is found has no further page. */
function Searched({ shown: atFirst, total, onLoadMore, ...rest }: LoadMoreProps) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(atFirst);
  const more = () => {
    onLoadMore();
    setShown(shown + 20);
  };
  return (
    <>
      <Field label="Search">
        <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <LoadMore {...rest} shown={shown} total={typed === '' ? total : shown} onLoadMore={more} />
    </>
  );
}

/** When the button disappears later, the focus stays where it is then. */
export const SearchedAfterwards: Story = act(
  { render: (args) => <Searched {...args} /> },
  presses('Show more'),
  types('Search', 'robo'),
  sees('All 40 are shown'),
  hasFocus('textbox', 'Search'),
  hasValue('textbox', 'Search', 'robo'),
);
