import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as styles from './Tokens.css.ts';

export interface TokensProps {
  /** The names of tokens, such as `color.text.muted`. */
  names: readonly string[];
}

/** How the tokens of a group are illustrated; groups that are missing here have no illustration. */
const SAMPLES: Readonly<Record<string, { className: string; text?: string }>> = {
  color: { className: styles.color },
  chart: { className: styles.color },
  shadow: { className: styles.shadow },
  space: { className: styles.length },
  control: { className: styles.length },
  radius: { className: styles.radius },
  'type.size': { className: styles.size, text: 'Paper and ink' },
  'type.weight': { className: styles.weight, text: 'Paper and ink' },
  'type.family': { className: styles.family, text: 'Paper and ink' },
};

/** The group of a token: `color` for `color.text.muted`, `type.size` for `type.size.m`. */
function groupOf(name: string): string {
  const [first = '', second = ''] = name.split('.');
  return first === 'type' ? `${first}.${second}` : first;
}

function Token({ name, sample }: { name: string; sample: { className: string; text?: string } | undefined }) {
  const value = `var(--q-${name.replaceAll('.', '-')})`;
  return (
    <Inline as="li" gap="s">
      {sample && (
        <div aria-hidden="true" className={sample.className} style={assignInlineVars({ [styles.shown]: value })}>
          {sample.text}
        </div>
      )}
      <span className={styles.name}>{name}</span>
    </Inline>
  );
}

/** Every token of the design system with its value in the current theme and density. */
export function Tokens({ names }: TokensProps) {
  const groups = Object.entries(Object.groupBy(names, groupOf));
  return (
    <Stack gap="xl">
      {groups.map(([group, members = []]) => (
        <Section key={group} title={group}>
          <Grid as="ul" gap="s" columns={{ phone: 1, tablet: 2, desktop: 3 }}>
            {members.map((name) => (
              <Token key={name} name={name} sample={SAMPLES[group]} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}
