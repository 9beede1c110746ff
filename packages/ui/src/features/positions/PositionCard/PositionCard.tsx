import type { Position } from '@quad/domain/positions';
import { formatLongDate } from '@quad/domain/time';
import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ComingSoonActions } from '../ComingSoonActions/ComingSoonActions.tsx';
import { card, top } from './PositionCard.css.ts';

export interface PositionCardProps {
  /** The position. */
  position: Position;
  /** Somebody wants to know more: open the PositionDialog. */
  onView: (about: { position: Position }) => void;
}

/** A position in short, inside a card or a row; the details are one press away. */
export function PositionCard({ position, onView }: PositionCardProps) {
  const { timeZone } = useLocaleSettings();
  const titleId = useId();
  return (
    <div className={card}>
      <div className={top}>
        <Text id={titleId} weight="bold">
          {position.title}
        </Text>
        {position.position_type && <Badge tone="info">{position.position_type}</Badge>}
      </div>
      <Text size="s" tone="muted">
        {position.unit_id?.name ?? 'No unit'}
      </Text>
      <Text size="s" tone="muted">
        Created {formatLongDate(position.created_at, timeZone) || '–'} · Last updated {formatLongDate(position.updated_at, timeZone) || '–'}
      </Text>
      <ComingSoonActions describedBy={titleId}>
        <Button size="small" aria-describedby={titleId} onClick={() => onView({ position })}>
          View Details
        </Button>
      </ComingSoonActions>
    </div>
  );
}
