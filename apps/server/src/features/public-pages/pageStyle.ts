import { createHash } from 'node:crypto';
import type { Institute } from '@quad/domain/institute';
import { brandTheme } from '@quad/ui/theming';

/** Background and text color of the cover and the primary action. */
export interface PageColors {
  readonly light: { readonly surface: string; readonly text: string };
  readonly dark: { readonly surface: string; readonly text: string };
}

/** For institutes without a brand color. */
const HOUSE: PageColors = { light: { surface: '#1c2439', text: '#fffdfa' }, dark: { surface: '#f4efe6', text: '#141926' } };

/** Colors of an institute, as in its portal. */
export function colorsOf({ brandColor }: Pick<Institute, 'brandColor'>): PageColors {
  if (!brandColor) return HOUSE;
  const theme = brandTheme(brandColor);
  const pairIn = (values: typeof theme.light, house: PageColors['light']) => ({
    surface: values['color.action.primary.surface'] ?? house.surface,
    text: values['color.action.primary.text'] ?? house.text,
  });
  return { light: pairIn(theme.light, HOUSE.light), dark: pairIn(theme.dark, HOUSE.dark) };
}

/** Styles with the surfaces of the portal in both color schemes. */
export function styleOf({ light, dark }: PageColors): string {
  const action = `background:light-dark(${light.surface},${dark.surface});color:light-dark(${light.text},${dark.text})`;
  return [
    'html{color-scheme:light dark;background:light-dark(#f8f3ec,#141926);color:light-dark(#1c2439,#f4efe6)}',
    'body{font:1rem/1.6 system-ui,sans-serif;margin:0;overflow-wrap:anywhere}',
    `.cover{${action};padding:.875rem 1rem;font-weight:500}.cover p,.mark svg,main,footer{max-width:42rem;margin-inline:auto}.cover p{margin-block:0}`,
    '.mark{padding:.75rem 1rem}.mark svg{display:block;block-size:4rem;inline-size:100%}',
    'main,footer{padding:1.25rem 1rem}h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.25;font-weight:600}h2{margin:2rem 0 .5rem;font-size:1.0625rem;font-weight:600}',
    'p{margin:0 0 .75rem}a{color:inherit;text-underline-offset:.2em}main>p>a,footer a{display:inline-block;padding-block:.5625rem}',
    '.state{display:inline-block;margin:0 0 .75rem;padding:.125rem .75rem;border-radius:1rem;background:light-dark(#e9e2d6,#2b3347);font-weight:500}',
    'dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.5rem 1rem;margin:0 0 1.25rem;padding:1rem;background:light-dark(#fffdfa,#1d2333);border:1px solid light-dark(#ded6c8,#3a4257);border-radius:.75rem}',
    'dt{color:light-dark(#5d5a55,#b6bccb)}dd{margin:0;font-weight:500}dd small{display:block;font-size:.875rem;font-weight:400}',
    '.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin:0 0 1.5rem}.acts a{box-sizing:border-box;min-height:2.75rem;padding:.5625rem 1.125rem;border:1px solid light-dark(#8a8171,#8d93a5);border-radius:.5rem;font-weight:500;text-decoration:none}',
    `.acts .primary{${action};border-color:transparent}`,
    'ul{margin:0 0 1.25rem;padding:0;list-style:none}li{position:relative;padding:.625rem 0;border-block-start:1px solid light-dark(#ded6c8,#3a4257)}li a{font-weight:500;text-decoration:none}li a::after{position:absolute;inset:0;content:""}li:hover a{text-decoration:underline}li small{display:block;font-size:.875rem;color:light-dark(#5d5a55,#b6bccb)}',
    'table{inline-size:100%;margin:0 0 1.25rem;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.5rem 0;border-block-start:1px solid light-dark(#ded6c8,#3a4257);text-align:start;font-weight:400}td{padding-inline-start:1rem;text-align:end;white-space:nowrap}tfoot :is(th,td){font-weight:600}',
    'footer{font-size:.875rem;color:light-dark(#5d5a55,#b6bccb)}:focus-visible{outline:3px solid light-dark(#9a6700,#f0b429);outline-offset:2px}',
    '@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd+dt{margin-block-start:.5rem}}',
    '@media (pointer:coarse){dl{align-items:baseline}dd a{display:inline-block;padding-block:.5625rem}}',
    '@media (prefers-contrast:more){html,dl{background:light-dark(#fff,#000);color:light-dark(#000,#fff)}dt,li small,footer{color:inherit}dl,li,th,td{border-color:currentcolor}}',
    '@media print{html{background:none}.cover{border-block-end:2px solid;background:none;color:inherit}.acts,footer{display:none}}',
  ].join('');
}

/**
 * Adds the reader's local time if it differs from campus time. The page is complete without this script, which causes no layout shift of
 * the text being read.
 */
export const OWN_TIME = `const l=document.documentElement.lang;for(const e of document.querySelectorAll('[data-start]')){const f=z=>{const w=new Intl.DateTimeFormat(l==='en'?'en-IN':l,{dateStyle:'medium',timeStyle:'short',timeZone:z}),a=new Date(e.dataset.start);return e.dataset.end?w.formatRange(a,new Date(e.dataset.end)):w.format(a)},own=f();if(own!==f(e.dataset.zone)){e.textContent=e.dataset.text.replace('{time}',()=>own);e.hidden=false}}`;

/** CSP source that allows exactly this inline text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
