// Sends the page in PAGE, compressed once, with plain Node: the cost of sending these bytes.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const body = brotliCompressSync(await (await fetch(process.env.PAGE ?? '')).text());
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.byteLength };
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT), process.env.HOST);
