import type { StudentAnalytics } from '@quad/domain/analytics';
import { counted, formatFigure } from '../../../charts/plot/figures.ts';
import type { NamedFigure } from '../../../charts/plot/namedFigure.ts';
import { fillIn, type Translate } from '../../../primitives/UiProvider/translate.ts';
import { POINTS } from '../units.ts';

type Engagement = StudentAnalytics['analytics']['engagement'];

const PARTS = [
  { part: 'positions', name: 'Positions', one: 'position', other: 'positions' },
  { part: 'organized', name: 'Events organized', one: 'event organized', other: 'events organized' },
  { part: 'participated', name: 'Events attended', one: 'event attended', other: 'events attended' },
] as const;

/** The parts of the score, in points. */
export function engagementFigures({ breakdown }: Engagement, t: Translate = fillIn): NamedFigure[] {
  return PARTS.map(({ part, name }) => ({ name: t(name), value: breakdown[part].score }));
}

/** Explains the score: '47 points: 2 positions (20), 3 events organized (15), 12 events attended (12).' */
export function engagementSentence({ totalScore, breakdown }: Engagement, locale: string, t: Translate = fillIn): string {
  const parts = PARTS.map(
    ({ part, ...unit }) => `${counted(breakdown[part].count, unit, locale, t)} (${formatFigure(breakdown[part].score, locale)})`,
  );
  return t('{things}: {parts}.', { things: counted(totalScore, POINTS, locale, t), parts: parts.join(', ') });
}
