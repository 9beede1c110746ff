// Writes the documentation of the contract: node --conditions=@quad/source packages/api-client/openapi/generate.ts
import { writeFileSync } from 'node:fs';
import { CONTRACT } from '../src/contract/index.ts';
import { renderOpenApi } from '../src/contract/openapi.ts';

writeFileSync(new URL('openapi.json', import.meta.url), renderOpenApi(CONTRACT));
