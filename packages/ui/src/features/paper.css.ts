import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { featureRule } from '../themes/rules.ts';

const { space } = vars;

/** What is printed of a page that has it. */
export const paper = style(featureRule({ display: 'grid', gap: space.m }));

function onPaper(selector: string, rule: Parameters<typeof featureRule>[0]): void {
  globalStyle(selector, featureRule({ '@media': { print: rule } }));
}

/** On paper it is all there is, one block after the other from the top of the sheet, black on white in every theme. */
onPaper(`body:has(.${paper}) *:not(:has(.${paper}), .${paper}, .${paper} *)`, { display: 'none' });
onPaper(`:root:has(.${paper}), body:has(.${paper}), body :has(.${paper}), .${paper}`, {
  display: 'block',
  minBlockSize: 0,
  padding: 0,
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
});
onPaper(`.${paper} *`, { backgroundColor: 'transparent', borderColor: 'currentcolor', color: 'inherit' });
onPaper(`.${paper} > *`, { border: 0, padding: 0 });

export const screenOnly = style(featureRule({ '@media': { print: { display: 'none' } } }));

export const paperOnly = style(featureRule({ '@media': { screen: { display: 'none' } } }));
