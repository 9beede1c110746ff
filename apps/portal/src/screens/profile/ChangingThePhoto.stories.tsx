import { profile } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, hasDisplayValue, is, lacks, loses, plays, presses, retypes, says, seesRole, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const REFUSAL = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one of at most 25 megapixels.';
const NOT_STORED = 'Your photo could not be saved. Please try again in a moment.';

/** Changing and removing the photo, which is only possible while editing. */
const meta = {
  title: 'Pages/Profile/Changing the photo',
  component: ProfilePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/profile" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

const consoleErrors = { expected: [/^Changing the photo failed\./], reason: 'The failure is logged.' };

/** The smallest possible image. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

async function upload({ canvas, userEvent }: Played) {
  await userEvent.upload(await canvas.findByLabelText('Choose photo'), new File([PIXEL], 'photo.png', { type: 'image/png' }));
}

const choose = sequence(presses('Edit'), upload);

function refuses(answer: HttpHandler, reason: string) {
  return sequence(({ msw }) => msw.use(answer), upload, says(reason), lacks('button', 'Remove photo'));
}

export const Default: Story = plays(choose, loses('progressbar'), presses('Cancel'), ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('main img')).toHaveAttribute('src', expect.stringMatching(/^data:image/))),
);

export const Removed: Story = {
  tags: ['act'],
  play: sequence(choose, presses('Remove photo'), is('enabled', 'label', 'Choose photo'), presses('Cancel'), ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('main img')).not.toBeInTheDocument()),
  ),
};

/** Each refusal is shown and keeps the previous photo and the typed input; another attempt succeeds. */
export const Refused: Story = act(
  { parameters: { consoleErrors } },
  presses('Edit'),
  types('Room number', '7'),
  refuses(mock(profile.updatePhoto).fails(415, REFUSAL, 'UNSUPPORTED_MEDIA'), REFUSAL),
  // A small file with too many pixels, which only the server can detect.
  refuses(mock(profile.updatePhoto).fails(413, TOO_MANY_PIXELS, 'TOO_LARGE', { image: TOO_MANY_PIXELS }), TOO_MANY_PIXELS),
  // The photo storage is unavailable.
  refuses(mock(profile.updatePhoto).fails(503, NOT_STORED, 'UNAVAILABLE'), NOT_STORED),
  hasDisplayValue('textbox', 'Room number', /7$/),
  ({ msw }) => msw.use(...scenarios.student()),
  upload,
  seesRole('button', 'Remove photo'),
  lacks('alert'),
);

/** A field that is saved during an upload keeps its new value when the upload ends. */
export const SavedDuringUpload: Story = act(async (context) => {
  const photo = Promise.withResolvers<void>();
  const { student } = PEOPLE;
  context.msw.use(
    mock(profile.update).ok({
      message: 'Profile updated successfully!',
      updatedStudent: { ...student, contact_info: { ...student.contact_info, room_number: 'C-7' } },
    }),
    mock(profile.updatePhoto).ok(async () => {
      await photo.promise;
      return { message: 'Saved.', profilePic: 'data:image/png;base64,iVBORw0KGgo=' };
    }),
  );
  await choose(context);
  await retypes('Room number', 'C-7')(context);
  await presses('Save')(context);
  await seesRole('button', 'Edit')(context);
  photo.resolve();
  await waitFor(() => expect(context.canvasElement.querySelector('main img')).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
  await presses('Edit')(context);
  await hasDisplayValue('textbox', 'Room number', 'C-7')(context);
});

/** Only logged, as the specification requires. */
export const Offline: Story = act(
  { parameters: { consoleErrors }, beforeEach: backend(() => [mock(profile.updatePhoto).offline()]) },
  choose,
  loses('progressbar'),
  lacks('alert'),
);
