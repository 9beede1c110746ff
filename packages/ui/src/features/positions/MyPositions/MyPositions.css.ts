import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const list = style(featureRule({ display: 'grid', gap: space.m }));

function onPaper(selector: string, rule: Parameters<typeof featureRule>[0]): void {
  globalStyle(selector, featureRule({ '@media': { print: rule } }));
}

/** On paper the list is all there is, one block after the other from the top of the sheet, black on white in every theme. */
onPaper(`body:has(.${list}) *:not(:has(.${list}), .${list}, .${list} *)`, { display: 'none' });
onPaper(`:root:has(.${list}), body:has(.${list}), body :has(.${list}), .${list}`, {
  display: 'block',
  minBlockSize: 0,
  padding: 0,
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
});
onPaper(`.${list} *`, { backgroundColor: 'transparent', borderColor: 'currentcolor', color: 'inherit' });
onPaper(`.${list} > *`, { border: 0, padding: 0 });

export const screenOnly = style(featureRule({ '@media': { print: { display: 'none' } } }));

export const paperOnly = style(featureRule({ '@media': { screen: { display: 'none' } } }));

export const position = style(
  featureRule({
    display: 'grid',
    gap: space.xs,
    paddingBlock: space.m,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

export const duties = style(featureRule({ display: 'grid', gap: space.xxs, paddingInlineStart: space.m, listStyle: 'disc' }));
