import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentPreview, isPreviewCut } from './preview.ts';

const FIFTY = 'The lights in the robotics workshop flicker often.';

it.each([
  ['', ''],
  ['Thank you!', 'Thank you!'],
  [FIFTY, FIFTY],
  [`${FIFTY} Mostly after nine.`, 'The lights in the robotics workshop flicker often....'],
  ['😀'.repeat(51), `${'😀'.repeat(50)}...`],
])('commentPreview of %j is %j', (comments, preview) => expect(commentPreview(comments)).toBe(preview));

/** Characters of one and of two code units. The library's generator of all characters takes a second to build. */
const CHARACTERS = ['a', ' ', '\n', 'é', '₹', '漢', '😀', '\u{1F4DA}'];

it('commentPreview returns at most 50 whole characters from the beginning of the comment', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 120 }), (comments) => {
      const preview = commentPreview(comments);
      const shown = isPreviewCut(comments) ? preview.slice(0, -3) : preview;
      expect(Array.from(shown).length).toBeLessThanOrEqual(50);
      expect(comments.startsWith(shown)).toBe(true);
    }),
  );
});
