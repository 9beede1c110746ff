import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../themes/contract.css.ts';
import { MEASURES } from '../../themes/themes.ts';
import { stepsOf } from '../measures.ts';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Motion.css.ts';

const { usual, still } = MEASURES;

const DESCRIPTIONS = {
  fast: 'a state under the pointer: hover, press, a switch',
  normal: 'what comes and goes: dialogs, drawers, messages',
} as const satisfies Record<keyof typeof usual.motion, string>;

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Both durations, with motion and with reduced motion. */
export function Motion() {
  const [isFar, setFar] = useState(false);
  const [isStill, setStill] = useState(prefersReducedMotion);
  return (
    <div data-motion={isStill ? 'none' : undefined}>
      <Stack>
        {stepsOf(usual.motion).map(({ step, value }) => (
          <Stack key={step} gap="xs">
            <Text>
              <span className={nameStyle}>{`${step}: ${isStill ? still.motion[step] : value}`}</span> {DESCRIPTIONS[step]}
            </Text>
            <div className={styles.lane} data-far={isFar} style={assignInlineVars({ [styles.duration]: vars.motion[step] })}>
              <span className={styles.way} />
              <span className={styles.runner} data-runner={step} />
            </div>
          </Stack>
        ))}
        <Stack align="start">
          <Button onClick={() => setFar(!isFar)}>{isFar ? 'Send them back' : 'Send them over'}</Button>
          <Switch
            label="No motion"
            hint={
              prefersReducedMotion()
                ? 'Your system asks for that already.'
                : 'As for whoever asks for it in the settings of the portal or of the system.'
            }
            checked={isStill}
            disabled={prefersReducedMotion()}
            onCheckedChange={setStill}
          />
        </Stack>
      </Stack>
    </div>
  );
}
