import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';
import { recordCard, words } from '../surfaces/recordCard.css.ts';

/** A row of a money list: its title, facts in one line below, and actions. */
export function MoneyRow({ title, facts, children }: { title: ReactNode; facts: readonly string[]; children?: ReactNode }) {
  return (
    <div className={recordCard}>
      <div className={words}>
        <Text weight="medium">{title}</Text>
        <Text size="s" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {children}
    </div>
  );
}
