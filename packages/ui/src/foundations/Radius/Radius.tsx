import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { MEASURES } from '../../themes/themes.ts';
import { inPixels, stepsOf } from '../measures.ts';
import { name as nameStyle, shown } from '../specimen.css.ts';
import { corner } from './Radius.css.ts';

const { radius } = MEASURES.usual;

const DESCRIPTIONS = {
  small: 'what is pressed or typed into: buttons, fields, menu items',
  medium: 'what holds things: cards, dialogs, tiles',
  round: 'what is a whole of its own: avatars, badges, switches, bars',
} as const satisfies Record<keyof typeof radius, string>;

/** The three corner radii. */
export function Radius() {
  return (
    <Inline as="ul" gap="xl" align="start">
      {stepsOf(radius).map(({ step, value }) => (
        <Stack key={step} as="li" gap="xs" align="start">
          <div aria-hidden="true" className={corner} style={assignInlineVars({ [shown]: value })} />
          <span className={nameStyle}>{`${step}: ${step === 'round' ? 'half the height' : inPixels(value)}`}</span>
          <Text size="s">{DESCRIPTIONS[step]}</Text>
        </Stack>
      ))}
    </Inline>
  );
}
