import type { Event } from '@quad/domain/events';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { hue } from '../../../themes/hue.css.ts';
import { hueOf } from '../../../themes/hue.ts';
import { cover } from './EventCover.css.ts';

export interface EventCoverProps {
  event: Pick<Event, 'organizing_unit_id'>;
}

/** The head of an event's card: a decorative strip in the hue of its unit's emblem. */
export function EventCover({ event }: EventCoverProps) {
  return (
    <div aria-hidden="true" style={assignInlineVars({ [hue]: String(hueOf(event.organizing_unit_id?.name ?? '')) })} className={cover} />
  );
}
