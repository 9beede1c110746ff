import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, type } = vars;

/** Painted in one colour of the theme, and in the reader's own where the system chooses the colours. */
function painted(property: 'fill' | 'stroke', value: string, forced: string): StyleRule {
  return featureRule({ [property]: value, '@media': { [FORCED_COLORS]: { [property]: forced } } });
}

/** A name or a figure. */
export const text = style([painted('fill', color.text.default, 'CanvasText')]);
export const strong = style([text, featureRule({ fontWeight: type.weight.bold })]);
/** The figure that a drawing is about. */
export const large = style([strong, featureRule(textStyles.l)]);
/** A word of an axis or a second line. */
export const label = style(painted('fill', color.text.muted, 'CanvasText'));

/** Stays readable on top of lines. */
export const haloed = style([
  strong,
  featureRule({ paintOrder: 'stroke', stroke: color.surface, strokeWidth: 4, strokeLinejoin: 'round' }),
  featureRule({ '@media': { [FORCED_COLORS]: { stroke: 'Canvas' } } }),
]);

export const rule = style([
  painted('stroke', color.border.hairline, 'GrayText'),
  featureRule({ fill: 'none', shapeRendering: 'crispEdges' }),
]);

/** What a bar may fill. */
export const track = style([painted('fill', color.sunken, 'Canvas'), painted('stroke', color.border.control, 'CanvasText')]);

/** The only series of a chart. */
export const series = style(painted('fill', vars.chart.series[1], 'CanvasText'));
export const seriesLine = style([
  painted('stroke', vars.chart.series[1], 'CanvasText'),
  featureRule({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' }),
]);
export const seriesArea = style([painted('fill', vars.chart.series[1], 'none'), featureRule({ fillOpacity: 0.1 })]);

const parts = {
  1: vars.chart.series[1],
  2: vars.chart.series[2],
  3: vars.chart.series[3],
  4: vars.chart.series[4],
  5: vars.chart.series[5],
  6: vars.chart.series[6],
  7: vars.chart.series[7],
  8: vars.chart.series[8],
} as const;
const seriesParts = styleVariants(parts, (value) => [painted('fill', value, 'CanvasText')]);
/** What is left when the series are used up: hollow, so that it is like none of them. */
const otherPart = style([
  painted('fill', color.sunken, 'Canvas'),
  painted('stroke', color.border.control, 'CanvasText'),
  featureRule({ strokeWidth: 1.5, strokeLinejoin: 'round' }),
]);
/** What a bar is painted with: a series, the rest of all, or what its state means. */
export const paintOf = {
  ...seriesParts,
  other: otherPart,
  ...styleVariants(
    { positive: color.tone.positive, caution: color.tone.caution, critical: color.tone.critical, neutral: color.tone.neutral },
    (tone) => [painted('fill', tone.text, 'CanvasText')],
  ),
};
export type Paint = keyof typeof paintOf;

const TONES = {
  planned: color.tone.info,
  ongoing: color.tone.positive,
  completed: color.tone.neutral,
  cancelled: color.tone.critical,
  other: color.tone.concluded,
};
export type PaintedStatus = keyof typeof TONES;
/** The hues of an event's status (docs/specification/events.md#events-status), dark enough for thin shapes. */
export const statusFill = styleVariants(TONES, (tone) => painted('fill', tone.text, 'CanvasText'));
export const statusLine = styleVariants(TONES, (tone) => [
  painted('stroke', tone.text, 'CanvasText'),
  featureRule({ fill: 'none', strokeWidth: 1.5 }),
]);
