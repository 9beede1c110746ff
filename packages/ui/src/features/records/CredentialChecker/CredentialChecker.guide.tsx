import { Banner } from '../../../primitives/Banner/Banner.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CHECK = { role: 'button', name: 'Check' } as const;
const CREDENTIAL = { role: 'textbox', name: 'Credential' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody was handed a credential and wants to know whether the institute stands for it.'],
  useInstead: [{ when: 'A whole record is read at its address', component: 'RecordSheet' }],
  anatomy: [
    { part: 'Credential', is: 'the text of the file, pasted or read from it.' },
    { part: 'File', is: 'chosen or dropped; its text appears in the field.' },
    { part: 'Check', is: 'busy until the answer is there.' },
    { part: 'Verdict', is: 'valid, revoked, not genuine, or of somebody else: a word, a picture and a sentence.' },
    { part: 'What it says', is: 'repeated only where the institute has signed it.' },
  ],
  dos: [
    {
      do: (
        <Banner tone="critical" title="Not genuine">
          Something in it was changed, or this institute has never signed it.
        </Banner>
      ),
      dont: (
        <Banner tone="critical" title="Error">
          Invalid signature.
        </Banner>
      ),
      why: 'Whoever checks is no engineer: what it means for them is said.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the field, then to the file and to Check.', outcome: { focus: CREDENTIAL } },
    { keys: '{Enter}', on: CHECK, does: 'Says beside the field what is missing.', outcome: { doesNotCall: 'onCheck' } },
  ],
  screenReader: [
    { part: 'Field', ...CREDENTIAL },
    { part: 'Check', ...CHECK },
    { part: 'While it works', role: 'button', name: 'Checking...', state: { busy: true, unavailable: true }, story: 'Checking' },
    { part: 'Verdict', role: 'status', text: 'Valid', story: 'Valid' },
  ],
  adapts: {
    narrow: { says: 'The field takes the width of the phone.', story: 'OnAPhone' },
    long: { says: 'A credential scrolls in its field; a long name breaks.', story: 'OnAPhone' },
    many: { says: 'It checks one at a time.', story: 'Default' },
    rightToLeft: { says: 'Labels begin on the right.', story: 'Default' },
  },
  related: ['RecordEditor', 'RecordSheet', 'FileDrop', 'Banner'],
  matrix: 'Valid',
} satisfies ComponentGuide;
