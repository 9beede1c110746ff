import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT } from './index.ts';
import { renderOpenApi } from './openapi.ts';

it('openapi.json matches the contract: run openapi/generate.ts after a change of the contract', () => {
  expect(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')).toBe(renderOpenApi(CONTRACT));
});
