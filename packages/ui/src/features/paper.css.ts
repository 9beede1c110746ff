import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { featureRule } from '../themes/rules.ts';

const { space } = vars;

/** What alone is printed of a page that has it. */
export const printedAlone = style({});

export const paper = style([printedAlone, featureRule({ display: 'grid', gap: space.m })]);

function onPaper(selector: string, rule: Parameters<typeof featureRule>[0]): void {
  globalStyle(selector, featureRule({ '@media': { print: rule } }));
}

/** On paper it is all there is, one block after the other from the top of the sheet, black on white in every theme. */
onPaper(`body:has(.${printedAlone}) *:not(:has(.${printedAlone}), .${printedAlone}, .${printedAlone} *)`, { display: 'none' });
onPaper(`:root:has(.${printedAlone}), body:has(.${printedAlone}), body :has(.${printedAlone}), .${printedAlone}`, {
  display: 'block',
  minBlockSize: 0,
  padding: 0,
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
});
onPaper(`.${printedAlone} *`, { backgroundColor: 'transparent', borderColor: 'currentcolor', color: 'inherit' });
onPaper(`.${printedAlone} > *`, { border: 0, padding: 0 });

export const screenOnly = style(featureRule({ '@media': { print: { display: 'none' } } }));

export const paperOnly = style(featureRule({ '@media': { screen: { display: 'none' } } }));
