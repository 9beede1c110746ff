import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { printedAlone } from './print.css.ts';

/** A wide table or list, printed in landscape format. */
export const sheet = style([printedAlone, featureRule({ '@media': { print: { page: 'wide' } } })]);

globalStyle('@page wide', { size: 'A4 landscape', margin: '12mm' } as Parameters<typeof globalStyle>[1]);

/** Shows clipped content in print, and keeps rows on one page. */
globalStyle(`${sheet} *`, featureRule({ '@media': { print: { overflow: 'visible' } } }));
globalStyle(`${sheet} :is(th, td)`, featureRule({ '@media': { print: { whiteSpace: 'normal', padding: vars.space.xxs } } }));
globalStyle(`${sheet} :is(tr, li)`, featureRule({ '@media': { print: { breakInside: 'avoid' } } }));
