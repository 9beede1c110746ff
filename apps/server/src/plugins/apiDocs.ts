import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Content security policy of the viewer: its own files, images inside its style sheet, and the API document. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The calls of Quad</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<script defer src="/docs/swagger-ui-bundle.js"></script>
<script defer src="/docs/start.js"></script>
</head>
<body><main id="calls"></main></body>
</html>
`;

/** The viewer cannot send requests: for a signed-in reader they would change real data. */
const START_SCRIPT = `SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};
/** The files of Swagger UI that the page loads. */
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Where the API document may be: beside the built server, or in the package of the contract. */
const DOCUMENT_FILES = [
  path.join(import.meta.dirname, 'openapi.json'),
  path.resolve(import.meta.dirname, '../../../../packages/api-client/openapi/openapi.json'),
];

/** Serves the documentation of all calls at `/docs`. The viewer's files are bundled, so nothing is loaded from other hosts. */
export function serveApiDocs(app: FastifyInstance): void {
  const config = { call: 'GET /docs', isHostIndependent: true };
  const send = (reply: FastifyReply, extension: string, body: string | Buffer) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'public, max-age=3600')
      .type(TYPES[extension] ?? '')
      .send(body);

  app.get('/docs', { config }, async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/docs/start.js', { config }, async (_request, reply) => send(reply, '.js', START_SCRIPT));
  app.get('/docs/openapi.json', { config }, async (_request, reply) => send(reply, '.json', await readFile(documentFile())));
  for (const name of VIEWER_FILES) {
    app.get(`/docs/${name}`, { config }, async (_request, reply) => {
      const folder = path.dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui')));
      return send(reply, path.extname(name), await readFile(path.join(folder, 'static', name)));
    });
  }
}

function documentFile(): string {
  const found = DOCUMENT_FILES.find((file) => existsSync(file));
  if (!found) throw new Error('openapi.json is missing: build the server.');
  return found;
}
