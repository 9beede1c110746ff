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
export const strong = style([text, featureRule({ fontWeight: type.weight.medium })]);
/** The figure that a drawing is about. */
export const large = style([text, featureRule({ fontWeight: type.weight.bold, ...textStyles.l })]);
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

const { info, positive, caution, critical, neutral, concluded } = color.tone;
/** What a bar is painted with: a series, or what its state means, dark enough for thin shapes. */
export const paintOf = styleVariants(
  {
    ...vars.chart.series,
    info: info.text,
    positive: positive.text,
    caution: caution.text,
    critical: critical.text,
    neutral: neutral.text,
    other: concluded.text,
  },
  (value) => featureRule({ color: value, fill: 'currentcolor', '@media': { [FORCED_COLORS]: { color: 'CanvasText' } } }),
);
/** The same as an outline. */
export const outlined = style(featureRule({ fill: 'none', stroke: 'currentcolor', strokeWidth: 1.5 }));
/** What is left when the series are used up: hollow, so that it is like none of them. */
export const rest = style([
  painted('fill', color.sunken, 'Canvas'),
  painted('stroke', color.border.control, 'CanvasText'),
  featureRule({ strokeWidth: 1.5, strokeLinejoin: 'round' }),
]);
export type Paint = keyof typeof paintOf | 'rest';
