import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { space } = vars;

/** The only part of its page that is printed. */
export const printedAlone = style({});

export const printSurface = style([printedAlone, featureRule({ display: 'grid', gap: space.m })]);

function onPrint(selector: string, rule: Parameters<typeof featureRule>[0]): void {
  globalStyle(selector, featureRule({ '@media': { print: rule } }));
}

/** Printed alone from the top of the page as blocks, black on white in every theme. */
onPrint(`body:has(.${printedAlone}) *:not(:has(.${printedAlone}), .${printedAlone}, .${printedAlone} *)`, { display: 'none' });
onPrint(`:root:has(.${printedAlone}), body:has(.${printedAlone}), body :has(.${printedAlone}), .${printedAlone}`, {
  display: 'block',
  minBlockSize: 0,
  padding: 0,
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
});
onPrint(`.${printedAlone} *`, {
  backgroundColor: 'transparent',
  borderColor: 'currentcolor',
  color: 'inherit',
  WebkitLineClamp: 'none',
  overflowWrap: 'break-word',
  // A printed page cannot be scrolled.
  textWrapMode: 'wrap',
});
onPrint(`.${printedAlone} > *`, { border: 0, padding: 0 });

/** The words of charts are black as well. */
onPrint(`.${printedAlone} text`, { fill: 'currentcolor' });

export const screenOnly = style(featureRule({ '@media': { print: { display: 'none' } } }));

export const printOnly = style(featureRule({ '@media': { screen: { display: 'none' } } }));
