import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Sentence } from './sentences.ts';
import { after, before, pair } from './Writing.css.ts';

export interface WritingProps {
  sentences: readonly Sentence[];
}

/** Default messages of software, the product's texts in their place, and the reasons. */
export function Writing({ sentences }: WritingProps) {
  return (
    <Stack as="ul" gap="none">
      {sentences.map((sentence) => (
        <li key={sentence.when} className={pair}>
          <Text weight="medium">{sentence.when}</Text>
          <Stack gap="xxs">
            <Text size="xs" tone="muted">
              Before
            </Text>
            <p className={before}>{sentence.before}</p>
          </Stack>
          <Stack gap="xxs">
            <Text size="xs" tone="muted">
              After
            </Text>
            <p className={after}>{sentence.after}</p>
            <Text size="s" tone="muted">
              {sentence.why}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
