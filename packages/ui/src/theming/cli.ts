import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildTheme } from './buildTheme.ts';
import { TokenError } from './readTokens.ts';
import { faultSentence } from './themeValues.ts';

const HELP = `quad-tokens build my.tokens.json -o my.css

Builds the style sheet of a theme from a file of design tokens (format 2025.10). Refuses a theme with too little contrast.
A file needs at least one colour: { "brand": { "$type": "color", "$value": "#0b6e4f" } }

  -o, --output my.css   the file to write
  --name my             the value of data-theme, with the suffix -dark for the dark variant (default: the name of the file)
  --default             apply the theme to pages without data-theme too, light or dark by the system preference`;

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  name: { type: 'string' },
  default: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new TokenError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function build(file: string, output: string, name: string, isDefault: boolean): string {
  const { css, contrasts, faults } = buildTheme(readJson(file), { name, default: isDefault });
  if (faults.length > 0) {
    const sentences = faults.map((fault) => `  ${faultSentence(fault)}`);
    throw new TokenError(
      `The theme ${file} was not built, because these pairs of colours have too little contrast:\n${sentences.join('\n')}`,
    );
  }
  writeFileSync(output, css);
  return `${output}: themes ${name} and ${name}-dark. All ${contrasts.length / 2} pairs of colours have enough contrast in both.`;
}

/** Runs the command line and returns the exit code. */
export function main(words: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const [command, file] = positionals;
    if (values.help || command !== 'build' || !file) {
      console.log(HELP);
      return values.help ? 0 : 1;
    }
    const name = values.name ?? path.basename(file).replace(/(\.tokens)?\.json$/, '');
    console.log(build(file, values.output ?? `${name}.css`, name, values.default));
    return 0;
  } catch (error) {
    const isExpected = error instanceof TokenError || (error instanceof TypeError && 'code' in error);
    if (!isExpected) throw error;
    console.error(error.message);
    return 1;
  }
}
