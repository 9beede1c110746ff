import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, type } = vars;

/** A fill or stroke in a color of the theme, and in a system color in forced colors mode. */
function painted(property: 'fill' | 'stroke', value: string, forced: string): StyleRule {
  return featureRule({ [property]: value, '@media': { [FORCED_COLORS]: { [property]: forced } } });
}

/** A name or a figure. */
const text = style([painted('fill', color.text.default, 'CanvasText')]);
const strong = style([text, featureRule({ fontWeight: type.weight.medium })]);
/** The main figure of a drawing. */
const large = style([text, featureRule({ fontWeight: type.weight.bold, ...textStyles.l })]);
/** An axis label or a second line. */
const label = style(painted('fill', color.text.muted, 'CanvasText'));

/** A halo keeps the text readable on top of lines. */
const haloed = style([
  strong,
  featureRule({ paintOrder: 'stroke', stroke: color.surface, strokeWidth: 4, strokeLinejoin: 'round' }),
  featureRule({ '@media': { [FORCED_COLORS]: { stroke: 'Canvas' } } }),
]);

const rule = style([painted('stroke', color.border.hairline, 'GrayText'), featureRule({ fill: 'none', shapeRendering: 'crispEdges' })]);

/** The background of a bar. */
const track = style([painted('fill', color.sunken, 'Canvas'), painted('stroke', color.border.control, 'CanvasText')]);

const seriesLine = style([
  painted('stroke', vars.chart.series[1], 'CanvasText'),
  featureRule({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' }),
]);
const seriesArea = style([painted('fill', vars.chart.series[1], 'none'), featureRule({ fillOpacity: 0.1 })]);

const { info, positive, caution, critical, neutral, concluded } = color.tone;
/** The colors of bars: a series, or the tone of a status, dark enough for thin shapes. */
const paintOf = styleVariants(
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
/** The same colors as outlines. */
const outlined = style(featureRule({ fill: 'none', stroke: 'currentcolor', strokeWidth: 1.5 }));
/** The "other" part: hollow, so that it differs from all series. */
const rest = style([
  painted('fill', color.sunken, 'Canvas'),
  painted('stroke', color.border.control, 'CanvasText'),
  featureRule({ strokeWidth: 1.5, strokeLinejoin: 'round' }),
]);
export type Paint = keyof typeof paintOf | 'rest';

/** Overspending: another hue, and a texture for people who cannot distinguish hues. */
const excess = style([painted('fill', critical.text, 'Mark'), featureRule({ '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } } })]);
const excessHatch = style([painted('stroke', color.surface, 'MarkText'), featureRule({ strokeWidth: 1.5, fill: 'none' })]);
const reference = style([
  painted('stroke', color.text.default, 'CanvasText'),
  featureRule({ strokeDasharray: '2 3', shapeRendering: 'crispEdges' }),
]);

/** All looks of a mark. */
export const looks = {
  text,
  strong,
  large,
  label,
  haloed,
  rule,
  track,
  /** The color of a chart with a single series. */
  series: paintOf[1],
  seriesLine,
  seriesArea,
  outlined,
  rest,
  excess,
  excessHatch,
  reference,
  ...paintOf,
};
export type Look = keyof typeof looks;
