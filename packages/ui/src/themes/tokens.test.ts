import { expect, it } from 'vitest';
import { TOKEN_NAMES } from '../tokens/values.ts';
import { vars } from './contract.css.ts';

function referencesIn(node: object): string[] {
  return Object.values(node).flatMap((value) => (typeof value === 'string' ? value : referencesIn(value)));
}

it('has one custom property with the same name for each token', () => {
  expect(referencesIn(vars).sort()).toEqual(TOKEN_NAMES.map((name) => `var(--q-${name.replaceAll('.', '-')})`).sort());
});
