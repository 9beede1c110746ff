import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../themes/contract.css.ts';
import { MEASURES } from '../../themes/themes.ts';
import { stepsOf } from '../measures.ts';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Layers.css.ts';

const { layer } = MEASURES.usual;

const DESCRIPTIONS = {
  raised: 'a part above its neighbors',
  dialog: 'dialogs, drawers, their scrim',
  menu: 'menus, popovers, found options',
  toast: 'messages, the way past navigation',
  tooltip: 'the name of what is pointed at',
} as const satisfies Record<keyof typeof layer, string>;

/** The stacking layers, rendered in the wrong order so that only the layers put them right. */
export function Layers() {
  const layers = stepsOf(layer).sort((one, other) => Number(one.value) - Number(other.value));
  return (
    <ol className={styles.stack}>
      {layers
        .map(({ step, value }, index) => (
          <li
            key={step}
            className={styles.sheet}
            style={assignInlineVars({ [styles.layer]: vars.layer[step], [styles.place]: String(index) })}
          >
            <Stack gap="xxs">
              <span className={nameStyle}>{`${step}: ${value}`}</span>
              <Text size="s">{DESCRIPTIONS[step]}</Text>
            </Stack>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
