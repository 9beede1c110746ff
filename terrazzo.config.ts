import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
// @boundaries-ignore the conversion of tokens to CSS is part of the theming code, which also builds themes of other apps
import { cssValue } from './packages/ui/src/theming/cssValue.ts';
import { designFiles, figmaFiles, valuesModule } from './scripts/tokens.ts';

const THEMED = ['color.**', 'chart.**', 'shadow.**'];
const SCALE = ['space.**', 'radius.**', 'type.**', 'motion.**', 'control.**', 'layer.**'];

/** A block of the style sheet under a selector. */
function under(selector: string, extra = '') {
  return (contents: string) => `${selector} {\n${extra}  ${contents}\n}`;
}

/** The same block for a selected theme, and for the system preference if none is selected. */
function theme(name: string, media: string, scheme: string) {
  const chosen = under(`[data-theme='${name}']`, `  color-scheme: ${scheme};\n`);
  const automatic = under(':root:not([data-theme])', `  color-scheme: ${scheme};\n`);
  return (contents: string) => `${chosen(contents)}\n\n@media ${media} {\n${automatic(contents)}\n}`;
}

/** The token build, `npm run tokens`. Its sources are packages/ui/tokens, in the format of the Design Tokens Community Group (2025.10). */
export default defineConfig({
  tokens: ['./packages/ui/tokens/quad.resolver.json'],
  // The drift check builds into another folder and compares.
  outDir: process.env.QUAD_TOKENS_OUT ?? './packages/ui/',
  alphabetize: false,
  plugins: [
    valuesModule({ filename: 'src/tokens/values.ts' }),
    designFiles({ themes: ['light', 'dark', 'high-contrast'], filename: (name) => `dist/tokens/${name}.json` }),
    figmaFiles({ folder: 'tokens/figma' }),
    css({
      filename: 'dist/tokens/quad.css',
      variableName: ({ id }) => `q-${id.replaceAll('.', '-')}`,
      transform: cssValue,
      permutations: [
        { input: {}, include: SCALE, prepare: under(':root') },
        { input: { theme: 'light' }, include: THEMED, prepare: under(":root,\n[data-theme='light']", '  color-scheme: light;\n') },
        { input: { theme: 'dark' }, include: THEMED, prepare: theme('dark', '(prefers-color-scheme: dark)', 'dark') },
        { input: { theme: 'high-contrast' }, include: THEMED, prepare: theme('high-contrast', '(prefers-contrast: more)', 'light') },
        { input: { density: 'compact' }, include: ['space.**'], prepare: under("[data-density='compact']") },
        {
          input: { pointer: 'touch' },
          include: ['control.**'],
          prepare: (contents) => `@media (pointer: coarse) {\n${under(':root')(contents)}\n}`,
        },
        {
          input: { motion: 'none' },
          include: ['motion.**'],
          prepare: (contents) =>
            `${under("[data-motion='none']")(contents)}\n\n@media (prefers-reduced-motion: reduce) {\n${under(':root')(contents)}\n}`,
        },
      ],
    }),
  ],
});
