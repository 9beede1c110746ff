import type { Counted } from '@quad/domain/analytics';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { counted, formatFigure, share, sum } from '../plot/figures.ts';

/** The tones of the event statuses (docs/specification/events.md#events-status); 'other' has none. */
export const STATUS_TONES = {
  planned: 'info',
  ongoing: 'positive',
  completed: 'neutral',
  cancelled: 'critical',
  other: 'other',
} as const;
export type PaintedStatus = keyof typeof STATUS_TONES;

export interface Stage {
  key: string;
  name: string;
  count: number;
  share: string;
  status: PaintedStatus;
}

const EVENTS = { one: 'event', other: 'events' };
const ORDER = ['planned', 'ongoing', 'completed', 'cancelled'] as const satisfies readonly PaintedStatus[];

function countOf(pipeline: readonly Counted[], status: string): number {
  return sum(pipeline.filter(({ _id }) => _id === status).map(({ count }) => count));
}

/** The four statuses in the order of an event's life, including those without events; unknown statuses come last as 'other'. */
export function toStages(pipeline: readonly Counted[]): Stage[] {
  const total = sum(pipeline.map(({ count }) => count));
  const stages: Stage[] = ORDER.map((status) => {
    const count = countOf(pipeline, status);
    return { key: status, name: status, count, share: share(count, total), status };
  });
  const rest = total - sum(stages.map(({ count }) => count));
  return rest > 0 ? [...stages, { key: 'other', name: 'other', count: rest, share: share(rest, total), status: 'other' }] : stages;
}

/** A sentence about how many events have which status. */
export function pipelineSentence(pipeline: readonly Counted[], locale: string, t: Translate = fillIn): string {
  const total = sum(pipeline.map(({ count }) => count));
  if (total === 0) return t('No {things} yet.', { things: t(EVENTS.other) });
  const counts = toStages(pipeline)
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${formatFigure(count, locale)} ${t(name)}`);
  return t('{things}: {parts}.', { things: counted(total, EVENTS, locale, t), parts: counts.join(', ') });
}

/** '9 events, 27%' */
export function stageText({ count, share: part }: Stage, locale: string, t: Translate = fillIn): string {
  return `${counted(count, EVENTS, locale, t)}, ${part}`;
}
