import { EVENT_CATEGORIES, type Event } from '@quad/domain/events';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { hue } from '../../../themes/hue.css.ts';
import { hueOf } from '../../../themes/hue.ts';
import { cover, shift } from './EventCover.css.ts';

export interface EventCoverProps {
  event: Pick<Event, 'title' | 'category'>;
}

/** The head of an event's card: a drawing by the category, in the colour of the title. It says nothing. */
export function EventCover({ event: { title, category } }: EventCoverProps) {
  const motif = EVENT_CATEGORIES.find((each) => each === category) ?? 'other';
  const vars = assignInlineVars({ [hue]: String(hueOf(title)), [shift]: `${hueOf(`${title} ${category}`) % 48}px` });
  return <div aria-hidden="true" style={vars} className={cover({ motif })} />;
}
